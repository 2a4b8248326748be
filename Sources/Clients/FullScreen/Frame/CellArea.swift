/// A rectangle of cells. Rows and columns count from 0, from the upper left corner.
public struct CellArea: Hashable, Sendable {
    /// The first row and the first column.
    public var row: Int
    public var column: Int
    /// The size.
    public var rows: Int
    public var columns: Int

    public init(row: Int, column: Int, rows: Int, columns: Int) {
        self.row = row
        self.column = column
        self.rows = rows
        self.columns = columns
    }

    public var rowRange: Range<Int> { row..<row + rows }
    public var columnRange: Range<Int> { column..<column + columns }

    public func contains(row: Int, column: Int) -> Bool {
        rowRange.contains(row) && columnRange.contains(column)
    }

    public func overlaps(_ other: CellArea) -> Bool {
        rowRange.overlaps(other.rowRange) && columnRange.overlaps(other.columnRange)
    }
}
