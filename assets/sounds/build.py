"""Makes the sounds of the clock: two soft strokes of a bell, three for the end. Nothing but sines; run from this folder."""

import math
import struct
import wave

RATE = 16000


def stroke(pitch: float, seconds: float) -> list[float]:
    """One stroke: a tone with two overtones, dying away."""
    parts = [(1.0, 0.6), (2.0, 0.25), (3.01, 0.15)]
    tone = lambda t: sum(loud * math.sin(2 * math.pi * pitch * part * t) for part, loud in parts)
    length = int(RATE * seconds)
    fade = lambda i: min(1.0, i / 80) * math.exp(-5.0 * i / RATE) * min(1.0, (length - i) / 400)
    return [0.8 * fade(i) * tone(i / RATE) for i in range(length)]


def write(name: str, samples: list[float]) -> None:
    with wave.open(name, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(32767 * sample)) for sample in samples))


write("warning.wav", stroke(784.0, 0.45) + stroke(784.0, 0.95))
write("end.wav", stroke(988.0, 0.4) + stroke(784.0, 0.4) + stroke(659.3, 1.1))
