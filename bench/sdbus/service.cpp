/* The service of service.c, written with sdbus-c++ 1.2. */
#include <cstdint>
#include <map>
#include <sdbus-c++/sdbus-c++.h>
#include <string>

struct State {
    std::string status = "active", id = "00000000-0000-4000-8000-000000000000",
                key = "deeperRhythm", title = "Deeper rhythm",
                text = "A text that is about as long as the companion text of a phase, which is one "
                       "or two sentences of up to 160 characters.",
                next = "extendedFast", line, caution;
    uint64_t t[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    uint32_t u[3] = {1, 2, 3};
    bool kept = false, first = false, never = false;
    std::map<std::string, sdbus::Variant> details;
};

int main() {
    State s;
    auto bus = sdbus::createSessionBusConnection();
    auto object = sdbus::createObject(*bus, "/reference");
    const char *interface = "reference.Timer1";
    auto add = [&](const char *name, auto &field) {
        object->registerProperty(name).onInterface(interface).withGetter([&field] { return field; });
    };
    add("Status", s.status), add("Id", s.id), add("Kept", s.kept);
    add("StartedAt", s.t[0]), add("EndedAt", s.t[1]), add("Target", s.t[2]);
    add("TargetAt", s.t[3]), add("Milestone", s.key), add("MilestoneTitle", s.title);
    add("MilestoneText", s.text), add("MilestoneSince", s.t[4]), add("NextMilestone", s.next);
    add("NextMilestoneTitle", s.title), add("NextMilestoneAt", s.t[5]), add("Line", s.line), add("FirstFast", s.first);
    add("NeverStarted", s.never), add("Caution", s.caution);
    add("UndoAct", s.t[7]), add("UndoDetails", s.details);
    add("TreeVariant", s.u[0]), add("TreeTone", s.u[1]), add("Version", s.u[2]);
    object->finishRegistration();
    bus->requestName("reference.Cpp");
    bus->enterEventLoop();
}
