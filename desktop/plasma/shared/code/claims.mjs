// All widgets of a panel have one connection to the bus, and the bus does not count how often it has got a name. So the
// widgets are counted here. All of them share this module.
let count = 0

// Returns true if the name has to be requested.
export function claim() {
    count += 1
    return count === 1
}

// Returns true if the name has to be released.
export function release() {
    count -= 1
    return count === 0
}
