#!/usr/bin/env python3
"""A broker for one MQTT 5 client, which is all that the test of a recipe needs.

Prints its port, then each message that the client publishes and each topic that it subscribes to: topic,
a tab, and the payload on one line. A line of standard input is sent to the client in the same form.
Ends when the client has left, says nothing for two minutes, or standard input ends.
"""
import os
import socket
import sys
import threading


def main():
    with socket.create_server(("127.0.0.1", 0)) as server:
        print(server.getsockname()[1], flush=True)
        threading.Thread(target=forward, daemon=True).start()
        server.settimeout(120)
        clients.append(server.accept()[0])
        clients[0].settimeout(120)
    with clients[0] as client, client.makefile("rb") as stream:
        while (packet := read_packet(stream)) is not None:
            kind, flags, body = packet
            if kind == 1:  # CONNECT: accepted, without properties
                client.sendall(bytes([0x20, 3, 0, 0, 0]))
            elif kind == 3:
                print(*published(flags, body), sep="\t", flush=True)
            elif kind == 8:  # SUBSCRIBE: one filter without properties, granted
                client.sendall(bytes([0x90, 4]) + body[:2] + bytes([0, 0]))
                print(body[5:5 + body[4]].decode(), "subscribed", sep="\t", flush=True)
            elif kind == 12:  # PINGREQ
                client.sendall(bytes([0xD0, 0]))
            elif kind == 14:  # DISCONNECT
                return


clients = []


def forward():
    for line in sys.stdin:
        topic, payload = (part.encode() for part in line.rstrip("\n").split("\t"))
        body = len(topic).to_bytes(2, "big") + topic + b"\0" + payload
        assert len(body) < 0x80
        clients[0].sendall(bytes([0x30, len(body)]) + body)
    os._exit(0)


def read_packet(stream):
    """The type, flags and content of the next packet; None at the end."""
    head = stream.read(1)
    if not head:
        return None
    length, shift = 0, 0
    while True:
        byte = stream.read(1)[0]
        length |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return head[0] >> 4, head[0] & 15, stream.read(length)


def published(flags, body):
    """Topic and payload of a PUBLISH."""
    assert flags & 6 == 0, "only QoS 0"
    end = 2 + int.from_bytes(body[:2], "big")
    assert body[end] < 0x80, "only few properties"
    return body[2:end].decode(), body[end + 1 + body[end]:].decode().replace("\n", " ")


main()
