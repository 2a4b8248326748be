/// The file systems on which inotify(7) does not report changes that other machines make. The numbers are from
/// statfs(2) and the headers of the kernel.
enum SilentDisk {
    private static let types: Set<UInt32> = [
        0x6969,  // NFS
        0x517B, 0xFF53_4D42, 0xFE53_4D42,  // SMB, CIFS, SMB 2
        0x6573_5546,  // FUSE
        0x0102_1997,  // 9P
        0x00C3_6400,  // Ceph
        0x5346_414F, 0x6B41_4653,  // AFS
        0x7375_7245,  // Coda
        0x0BD0_0BD0,  // Lustre
        0x2003_0528,  // OrangeFS
        0x4750_4653,  // GPFS
        0x7461_636F,  // OCFS2
        0x0116_1970,  // GFS2
        0x786F_4256,  // folders of a host in VirtualBox
    ]

    /// - Parameter type: `f_type` of statfs(2).
    static func isOne(_ type: UInt32) -> Bool { types.contains(type) }
}
