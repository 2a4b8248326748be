import CSystemdSupport

/// Returns memory to the system after an unusual amount of work: the free memory of the allocator
/// (malloc_trim(3)), and the pages of code that ran once, for example during the start (madvise(2)).
/// Code that runs again is read from the page cache.
public func releaseUnusedMemory() { css_release_memory() }

/// Makes the allocator return free memory early (mallopt(3)), for a process that runs long and seldom
/// has much to do. Call it before large amounts are allocated.
public func limitAllocatorCache() { css_limit_allocator_cache() }
