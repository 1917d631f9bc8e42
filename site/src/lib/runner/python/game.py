# Games of pixels, ours: a field of cells to colour, small pictures that move on it, keys, and frames. The page paints it.
import tutu

KEYS = ("left", "right", "up", "down", "space")
width = 32
height = 20
_sprites = []
_frame = None


class GameError(Exception):
    pass


class _Begin(BaseException):
    """Leaves the program where it says run(): from there the frames go on by themselves."""


def _whole(value):
    if not isinstance(value, (int, float)):
        raise GameError("places are numbers, not " + repr(value))
    return int(round(value))


def _color(color):
    if not isinstance(color, str) or not tutu.is_color(color.strip().lower().replace(" ", "")):
        raise GameError("bad color string: " + str(color))
    return color.strip().lower().replace(" ", "")


def _picture(picture):
    rows = picture if isinstance(picture, str) else "\n".join([str(row) for row in picture])
    problem = tutu.game_picture(rows)
    if problem:
        raise GameError(problem)
    return rows


def size(columns, rows):
    """How many cells the field has; what was coloured is gone."""
    global width, height
    columns, rows = _whole(columns), _whole(rows)
    if columns < 8 or rows < 8 or columns > 96 or rows > 96:
        raise GameError("size goes from 8 to 96")
    width, height = columns, rows
    tutu.game_size(columns, rows)


def background(color):
    tutu.game_background(_color(color))


def pixel(x, y, color=None):
    """Colours a cell; without a colour, answers the one it has, or None."""
    if color is None:
        return tutu.game_cell_at(_whole(x), _whole(y)) or None
    tutu.game_cell(_whole(x), _whole(y), _color(color))


def erase(x, y):
    tutu.game_cell(_whole(x), _whole(y), "")


def clear():
    """Erases all cells and words; sprites stay."""
    tutu.game_clear()


def text(words, x=1, y=1, color="black"):
    """Words at a place; others at the same place take their room."""
    tutu.game_text(str(words), _whole(x), _whole(y), _color(color))


class Sprite:
    """A small picture: one of ours by its name, or rows of letters, one for each colour."""

    def __init__(self, picture, x=0, y=0):
        if len(_sprites) >= 200:
            raise GameError("there are 200 sprites at most")
        self._rows = _picture(picture)
        self.x = x
        self.y = y
        self.visible = True
        self.name = picture if isinstance(picture, str) and "\n" not in picture else "sprite"
        _sprites.append(self)

    def picture(self, picture):
        self._rows = _picture(picture)

    def move(self, dx, dy):
        self.x += dx
        self.y += dy

    def goto(self, x, y):
        self.x = x
        self.y = y

    def show(self):
        self.visible = True

    def hide(self):
        self.visible = False

    def remove(self):
        """Takes it off the field for good."""
        self.visible = False
        if self in _sprites:
            _sprites.remove(self)

    def touches(self, other):
        """Whether a coloured dot of the one lies on one of the other."""
        if not isinstance(other, Sprite):
            raise GameError("touches needs another sprite")
        if not (self.visible and other.visible):
            return False
        return tutu.game_touch(
            self._rows, _whole(self.x), _whole(self.y), other._rows, _whole(other.x), _whole(other.y)
        )

    def at_edge(self):
        """Whether it touches an edge of the field, or is beyond it."""
        x, y = _whole(self.x), _whole(self.y)
        return x <= 0 or y <= 0 or x + tutu.game_wide(self._rows) >= width or y + tutu.game_high(self._rows) >= height


def _known(key):
    if key not in KEYS:
        raise GameError("no key named " + str(key))
    return key


def key(name):
    """Whether the key is held down."""
    return tutu.game_key(_known(name))


def pressed(name):
    """Whether the key was pressed since the last frame."""
    return tutu.game_pressed(_known(name))


def on_frame(function):
    """What is done in every frame."""
    global _frame
    if not callable(function):
        raise GameError("on_frame needs a function")
    _frame = function
    return function


def run(fps=20):
    """Begins: frame after frame until stop()."""
    if tutu.in_frame():
        raise GameError("run in a frame")
    if _frame is None:
        raise GameError("no frame function")
    if not isinstance(fps, (int, float)) or fps < 1 or fps > 60:
        raise GameError("fps goes from 1 to 60")
    tutu.game_begin(fps)
    raise _Begin()


def stop():
    """The game is over after this frame."""
    tutu.game_stop()


def _step():
    _frame()
    _show()


def _show():
    for sprite in _sprites:
        if sprite.visible:
            tutu.game_sprite(sprite.name, sprite._rows, _whole(sprite.x), _whole(sprite.y))
    tutu.game_show()
