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
    answer = tutu.ask(str(prompt))
    if answer is None:
        raise NeedsAnswer()
    return answer


builtins.input = ask
random.seed(tutu.seed())
