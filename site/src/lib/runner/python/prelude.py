# Before the learner's program: what the page answers for, and what MicroPython leaves out.
import builtins
import sys
import random
import tutu

sys.modules["_tutu_random"] = random
sys.path.insert(0, "/lib/tutu")


class NeedsAnswer(BaseException):
    pass


def ask(prompt=""):
    if tutu.in_frame():
        raise RuntimeError("no input in a frame")
    answer = tutu.ask(str(prompt))
    if answer is None:
        raise NeedsAnswer()
    return answer


builtins.input = ask

printed = print


def first_print(*values, **named):
    # With another end than that of a line, too: the program may compute for ever after it.
    printed(*values, **named)
    if not tutu.hand_on() and builtins.print is first_print:
        builtins.print = printed


builtins.print = first_print


def shown(value, depth=0):
    # MicroPython's repr writes Chinese as numbers.
    kind = type(value)
    if kind is str:
        quote = '"' if "'" in value and '"' not in value else "'"
        text = value.replace("\\", "\\\\").replace("\n", "\\n").replace(quote, "\\" + quote)
        return quote + text + quote
    if depth < 3 and kind in (list, tuple, dict) and len(value) < 40:
        if kind is dict:
            return "{" + ", ".join([shown(k, depth + 1) + ": " + shown(v, depth + 1) for k, v in value.items()]) + "}"
        inside = ", ".join([shown(one, depth + 1) for one in value])
        return "[" + inside + "]" if kind is list else "(" + inside + (",)" if len(value) == 1 else ")")
    return repr(value)


def at(line, *names):
    said = []
    for name, read in names:
        try:
            value = read()
            if type(value).__name__ in ("function", "closure", "generator", "module", "type", "bound_method"):
                continue
            said.append(name + "\x1f" + shown(value)[:80])
        except Exception:
            # It has no value yet.
            continue
    tutu.at(line, "\x1e".join(said))


builtins.__tutu_at = at
random.seed(tutu.seed())
