import PrivateSession
import Testing

/// `scripts/generate-contract` in a folder of its own, and an interface that has all features.
struct SampleContract {
    static let manPagePath = "docs/man/app.atrest.Atrest.5"
    let folder: ScriptFolder

    init() throws { folder = try ScriptFolder() }

    func run(
        _ xml: String = xml, name: String = "x.y.Sample1", manPage: String = manPage,
        _ options: String...
    ) throws -> PrivateSession.Result {
        try folder.write(xml, to: "dbus/\(name).xml")
        try folder.write(manPage, to: Self.manPagePath)
        return try folder.run("generate-contract", options + ["--in", folder.path])
    }

    /// The texts of the generated files, by path.
    func generate(
        _ xml: String = xml, name: String = "x.y.Sample1", manPage: String = manPage
    ) throws -> [String: String] {
        let result = try run(xml, name: name, manPage: manPage)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let paths = result.output.split(separator: "\n").map(String.init)
        return try Dictionary(
            uniqueKeysWithValues: paths.map { ($0, try PrivateSession.read(folder.file($0))) })
    }

    static let xml = """
        <node name="/x/Y">
          <!--
            x.y.Sample1:
            @short_description: A sample.

            It has everything.
          -->
          <interface name="x.y.Sample1">
            <annotation name="app.atrest.Contract.Enumeration.State" value="on switched-off"/>
            <annotation name="app.atrest.Contract.Row.Item" value="id RecordID, count u; Note s?"/>
            <annotation name="app.atrest.Contract.Row.Input" value="id s, at t; Offset i?"/>
            <annotation name="app.atrest.Contract.Dictionary.Options" value="At Instant?, Flag b?"/>
            <annotation name="app.atrest.Contract.Dictionary.Result" value="Id RecordID, Count u"/>
            <annotation name="app.atrest.Contract.Error.Broken" value="It is broken."/>
            <!--
              Do:
              @options: At (t), Flag (b).

              Does it. And more. Errors: Broken, InvalidArgs.
            -->
            <method name="Do">
              <arg name="options" type="a{sv}" direction="in">
                <annotation name="app.atrest.Contract.Type" value="Options"/>
              </arg>
              <arg name="result" type="a{sv}" direction="out">
                <annotation name="app.atrest.Contract.Type" value="Result"/>
              </arg>
            </method>
            <!-- List: Lists. -->
            <method name="List">
              <arg name="since" type="t" direction="in">
                <annotation name="app.atrest.Contract.Type" value="Instant?"/>
              </arg>
              <arg name="items" type="a(sua{sv})" direction="out">
                <annotation name="app.atrest.Contract.Type" value="Item"/>
              </arg>
            </method>
            <!-- Take: Takes. -->
            <method name="Take">
              <annotation name="app.atrest.Contract.Arguments" value="streamed"/>
              <annotation name="app.atrest.Contract.Time" value="long"/>
              <arg name="items" type="a(sta{sv})" direction="in">
                <annotation name="app.atrest.Contract.Type" value="Input"/>
              </arg>
            </method>
            <!-- Happened: It happened. -->
            <signal name="Happened">
              <arg name="id" type="s">
                <annotation name="app.atrest.Contract.Type" value="RecordID"/>
              </arg>
            </signal>
            <!-- State: The state. -->
            <property name="State" type="s" access="readwrite">
              <annotation name="app.atrest.Contract.Type" value="State"/>
            </property>
            <!-- Names: Some names. -->
            <property name="Names" type="as" access="read"/>
            <!-- Drop: Drops.
            @options: None yet. -->
            <method name="Drop">
              <arg name="options" type="a{sv}" direction="in"/>
            </method>
            <!-- Version: Fixed. -->
            <property name="Version" type="s" access="read">
              <annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="const"/>
            </property>
          </interface>
        </node>
        """

    static let manPage = """
        before
        .\\" BEGIN x.y.Sample1
        old
        .\\" END x.y.Sample1
        .\\" BEGIN errors
        .\\" END errors
        after
        """
}
