# Turtle graphics as CPython's `turtle` has them, as far as lessons go: what is drawn goes to the page, which paints it.
import math
import tutu

_DEG = math.pi / 180
_count = 0
_mode = 1.0
_speeds = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}


class TurtleGraphicsError(Exception):
    pass


class Vec2D(tuple):
    def __abs__(self):
        return math.sqrt(self[0] ** 2 + self[1] ** 2)


Terminator = TurtleGraphicsError


def _hex(args):
    """A colour as the page understands it: a name, '#rrggbb', or three numbers up to colormode()."""
    if len(args) == 1 and not isinstance(args[0], str):
        args = args[0]
    if len(args) == 1:
        name = args[0].strip().lower().replace(" ", "")
        if not tutu.is_color(name):
            raise TurtleGraphicsError("bad color string: " + args[0])
        return name
    if len(args) != 3:
        raise TurtleGraphicsError("bad color arguments: " + str(args))
    parts = []
    for part in args:
        value = part if _mode == 255 else part * 255
        if value < 0 or value > 255:
            raise TurtleGraphicsError("bad color sequence: " + str(tuple(args)))
        parts.append("%02x" % int(value + 0.5))
    return "#" + "".join(parts)


def _point(x, y):
    if y is None:
        return float(x[0]), float(x[1])
    return float(x), float(y)


class Turtle:
    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
        global _count
        self._id = _count
        _count += 1
        self._start()
        self._shown = visible
        self._shape = shape
        self._stamps = 0
        self._look()

    def _start(self):
        self._x = 0.0
        self._y = 0.0
        self._head = 0.0
        self._down = True
        self._size = 1
        self._pen = "black"
        self._fill = "black"
        self._path = None
        self._speed = 3
        self._shown = True
        self._stretch = 1

    def _look(self):
        tutu.draw("look", self._id, self._shape, self._pen, self._fill, self._shown, self._stretch)

    def _to(self, x, y):
        if self._down:
            tutu.draw("line", self._id, self._x, self._y, x, y, self._pen, self._size, self._speed)
        else:
            tutu.draw("move", self._id, x, y, self._speed)
        self._x = x
        self._y = y
        if self._path is not None:
            self._path.append((x, y))

    def _turn(self, angle):
        self._head = (self._head + angle) % 360
        tutu.draw("turn", self._id, self._head, self._speed)

    def forward(self, distance):
        angle = self._head * _DEG
        self._to(self._x + distance * math.cos(angle), self._y + distance * math.sin(angle))

    def back(self, distance):
        self.forward(-distance)

    def left(self, angle):
        self._turn(angle)

    def right(self, angle):
        self._turn(-angle)

    def goto(self, x, y=None):
        self._to(*_point(x, y))

    def teleport(self, x=None, y=None, fill_gap=False):
        down = self._down
        self._down = False
        self._to(self._x if x is None else x, self._y if y is None else y)
        self._down = down

    def setx(self, x):
        self._to(float(x), self._y)

    def sety(self, y):
        self._to(self._x, float(y))

    def setheading(self, angle):
        self._turn(angle - self._head)

    def home(self):
        self._to(0.0, 0.0)
        self.setheading(0)

    def circle(self, radius, extent=None, steps=None):
        if extent is None:
            extent = 360
        if steps is None:
            steps = 1 + int(min(11 + abs(radius) / 6.0, 59.0) * abs(extent) / 360)
        turn = extent / steps
        half = turn / 2
        length = 2.0 * radius * math.sin(half * _DEG)
        if radius < 0:
            length, turn, half = -length, -turn, -half
        self._head = (self._head + half) % 360
        for _ in range(steps):
            self.forward(length)
            self._head = (self._head + turn) % 360
        self._turn(-half)

    def dot(self, size=None, *color):
        if size is None:
            size = max(self._size + 4, 2 * self._size)
        if isinstance(size, str) or isinstance(size, tuple):
            color = (size,)
            size = max(self._size + 4, 2 * self._size)
        tutu.draw("dot", self._id, self._x, self._y, size, _hex(color) if color else self._pen)

    def stamp(self):
        self._stamps += 1
        tutu.draw("stamp", self._id, self._x, self._y, self._head, self._shape, self._pen, self._fill, self._stretch)
        return self._stamps

    def write(self, arg, move=False, align="left", font=("Arial", 8, "normal")):
        bold = len(font) > 2 and "bold" in str(font[2])
        tutu.draw("text", self._id, self._x, self._y, str(arg), align, int(font[1]), bold, self._pen)

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        if speed in _speeds:
            speed = _speeds[speed]
        self._speed = int(speed + 0.5) if 0.5 < speed < 10.5 else 0

    def pensize(self, width=None):
        if width is None:
            return self._size
        self._size = width

    def penup(self):
        self._down = False

    def pendown(self):
        self._down = True

    def isdown(self):
        return self._down

    def pencolor(self, *args):
        if not args:
            return self._pen
        self._pen = _hex(args)
        self._look()

    def fillcolor(self, *args):
        if not args:
            return self._fill
        self._fill = _hex(args)
        self._look()

    def color(self, *args):
        if not args:
            return self._pen, self._fill
        if len(args) == 2:
            self._pen = _hex((args[0],))
            self._fill = _hex((args[1],))
        else:
            self._pen = self._fill = _hex(args)
        self._look()

    def filling(self):
        return self._path is not None

    def begin_fill(self):
        self._path = [(self._x, self._y)]
        tutu.draw("begin", self._id)

    def end_fill(self):
        if self._path is not None and len(self._path) > 2:
            flat = []
            for x, y in self._path:
                flat.append(x)
                flat.append(y)
            tutu.draw("fill", self._id, self._fill, ",".join([str(n) for n in flat]))
        self._path = None

    def hideturtle(self):
        self._shown = False
        self._look()

    def showturtle(self):
        self._shown = True
        self._look()

    def isvisible(self):
        return self._shown

    def shape(self, name=None):
        if name is None:
            return self._shape
        if name not in ("arrow", "turtle", "circle", "square", "triangle", "classic"):
            raise TurtleGraphicsError("There is no shape named " + str(name))
        self._shape = name
        self._look()

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        if stretch_wid is None:
            return (self._stretch, self._stretch, 1)
        self._stretch = stretch_wid
        self._look()

    def position(self):
        return Vec2D((self._x, self._y))

    def xcor(self):
        return self._x

    def ycor(self):
        return self._y

    def heading(self):
        return self._head

    def _other(self, x, y):
        if isinstance(x, Turtle):
            return x._x, x._y
        return _point(x, y)

    def distance(self, x, y=None):
        x, y = self._other(x, y)
        return math.sqrt((x - self._x) ** 2 + (y - self._y) ** 2)

    def towards(self, x, y=None):
        x, y = self._other(x, y)
        return math.atan2(y - self._y, x - self._x) / _DEG % 360

    def clear(self):
        tutu.draw("clear", self._id)

    def reset(self):
        tutu.draw("clear", self._id)
        self._start()
        tutu.draw("move", self._id, 0.0, 0.0, 0)
        self._turn(0)
        self._look()

    def getscreen(self):
        return _screen

    fd = forward
    bk = backward = back
    lt = left
    rt = right
    setpos = setposition = goto
    seth = setheading
    width = pensize
    up = pu = penup
    down = pd = pendown
    ht = hideturtle
    st = showturtle
    pos = position
    turtlesize = shapesize


Pen = RawTurtle = Turtle


class _Screen:
    _background = "white"

    def setup(self, width=640, height=520, startx=None, starty=None):
        tutu.draw("size", width, height)

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        if bg is not None:
            self.bgcolor(bg)

    def bgcolor(self, *args):
        if not args:
            return self._background
        self._background = _hex(args)
        tutu.draw("background", self._background)

    def title(self, titlestring):
        pass

    def tracer(self, n=None, delay=None):
        if n is not None:
            tutu.draw("tracer", n)

    def update(self):
        tutu.draw("update")

    def delay(self, delay=None):
        pass

    def colormode(self, cmode=None):
        global _mode
        if cmode is None:
            return _mode
        _mode = 255 if cmode == 255 else 1.0

    def window_width(self):
        return 640

    def window_height(self):
        return 520

    def clearscreen(self):
        tutu.draw("clear", -1)

    def mainloop(self):
        pass

    done = exitonclick = bye = mainloop


_screen = _Screen()


def Screen():
    return _screen


_first = None


def _default(name):
    def call(*args, **names):
        global _first
        if _first is None:
            _first = Turtle()
        return getattr(_first, name)(*args, **names)

    return call


def _own(name):
    def call(*args, **names):
        return getattr(_screen, name)(*args, **names)

    return call


def getturtle():
    _default("position")()
    return _first


getpen = getturtle

for _name in dir(Turtle):
    if _name[0] != "_":
        globals()[_name] = _default(_name)
for _name in dir(_Screen):
    if _name[0] != "_":
        globals()[_name] = _own(_name)
