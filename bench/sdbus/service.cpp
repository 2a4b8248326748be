/* The service of service.c, written with sdbus-c++ 1.2. */
#include <cstdint>
#include <map>
#include <sdbus-c++/sdbus-c++.h>
#include <string>

using TYPE_s = std::string;
using TYPE_t = uint64_t;
using TYPE_u = uint32_t;
using TYPE_b = bool;
using TYPE_o = std::map<std::string, sdbus::Variant>;

struct State {
#define PROPERTY(name, type, value) TYPE_##type name{value};
#include "../timer1.properties"
#undef PROPERTY
};

int main() {
    State state;
    auto bus = sdbus::createSessionBusConnection();
    auto object = sdbus::createObject(*bus, "/reference");
#define PROPERTY(name, type, value) \
    object->registerProperty(#name).onInterface("reference.Timer1").withGetter([&] { return state.name; });
#include "../timer1.properties"
#undef PROPERTY
    object->finishRegistration();
    bus->requestName("reference.Cpp");
    bus->enterEventLoop();
}
