# A clock that the page keeps: waiting is a pause in what is shown, not in the computing.
import tutu


def sleep(seconds):
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    if tutu.in_frame():
        raise RuntimeError("no sleep in a frame")
    tutu.wait(seconds)


def sleep_ms(milliseconds):
    tutu.wait(milliseconds / 1000)


def time():
    return tutu.now()


def time_ns():
    return int(tutu.now() * 1000000000)


perf_counter = monotonic = time


def ticks_ms():
    return int(tutu.now() * 1000)
