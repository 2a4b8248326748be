import Glibc

extension VirtualDisk {
    /// A call of SQLite that can fail.
    public enum Operation: Equatable, Sendable {
        case read, write, truncate, sync
        /// Making a file by opening it.
        case create
        case delete
        /// Memory for the index of a log.
        case index
        /// Any of write, truncate, sync, create and delete.
        case change
    }

    /// What happens at a call.
    public enum Fault: Equatable, Sendable {
        /// The power fails. Of the call itself ``VirtualDisk/Outcome`` decides.
        case crash
        /// The disk is full until ``VirtualDisk/freeSpace()``. The call fails, and later ones of
        /// ``FullDisk``. Part of a write is done.
        case full(FullDisk)
        /// The call fails with EIO. Part of a write is done. After a failed sync it is unknown whether
        /// what was written before is on the disk, and a later sync does not help.
        case broken
    }

    /// What needs space on a full disk.
    public enum FullDisk: Equatable, Sendable {
        /// What makes a file longer, as on most file systems.
        case growth
        /// Every write, as on a file system that never writes in place.
        case everyWrite
    }

    struct PlannedFault {
        let fault: Fault
        let operation: Operation
        var sparing: Int
        var times: Int
    }

    /// Makes calls fail from now on.
    ///
    /// - Parameters:
    ///   - sparing: how many calls of this operation succeed first.
    ///   - times: how many fail then. A crash happens once.
    public func inject(
        _ fault: Fault, at operation: Operation, sparing: Int = 0, times: Int = 1
    ) {
        plannedFaults.append(
            PlannedFault(fault: fault, operation: operation, sparing: sparing, times: times))
    }

    /// Ends a full disk.
    public func freeSpace() { isFull = nil }

    /// Forgets the faults that were planned, and ends a full disk.
    public func heal() {
        plannedFaults = []
        isFull = nil
    }

    /// What becomes of a call.
    enum Verdict {
        case succeeds
        /// It fails with this error number and does nothing.
        case isRefused(Int32)
        /// It fails with this error number, and part of a write is done.
        case fails(Int32)
        /// It does what it does, and then the power fails.
        case isLast
    }

    /// Counts a call and decides what becomes of it.
    ///
    /// - Parameter needsSpace: whether it makes a file longer.
    func verdict(_ operation: Operation, needsSpace: Bool = false) -> Verdict {
        if isDown { return .isRefused(EIO) }
        count(operation)
        for index in plannedFaults.indices {
            guard plannedFaults[index].times > 0, plannedFaults[index].covers(operation) else {
                continue
            }
            if plannedFaults[index].sparing > 0 {
                plannedFaults[index].sparing -= 1
                continue
            }
            plannedFaults[index].times -= 1
            counters.faults += 1
            switch plannedFaults[index].fault {
            case .crash: return .isLast
            case .broken: return .fails(EIO)
            case .full(let full):
                isFull = full
                return .fails(ENOSPC)
            }
        }
        if let isFull, operation == .write || operation == .index,
            needsSpace || isFull == .everyWrite
        {
            counters.faults += 1
            return .fails(ENOSPC)
        }
        return .succeeds
    }

    private func count(_ operation: Operation) {
        switch operation {
        case .read: counters.reads += 1
        case .write: counters.writes += 1
        case .sync: counters.syncs += 1
        default: break
        }
        if operation.isChange { counters.changes += 1 }
    }

    /// How much of a write that fails is done.
    func part(of count: Int) -> Int { Int(random.number(0, Int64(count - 1))) }
}

extension VirtualDisk.Operation {
    var isChange: Bool {
        switch self {
        case .write, .truncate, .sync, .create, .delete, .change: true
        case .read, .index: false
        }
    }
}

extension VirtualDisk.PlannedFault {
    func covers(_ other: VirtualDisk.Operation) -> Bool {
        operation == other || operation == .change && other.isChange
    }
}
