// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RunEvent, RunOrder } from '../events.ts'
import type { GameFrame } from './game-field.ts'
import { readTraceback, runPython } from './run-python.ts'
import { tracePython } from './trace.ts'

// The interpreter itself, as browsers run it; what surrounds it there is seen by e2e/lesson-run.spec.ts.

const source = (name: string) => readFileSync(new URL(`${name}.py`, import.meta.url), 'utf8')
const FILES = {
  prelude: source('prelude'),
  modules: { game: source('game'), random: source('random'), time: source('time'), turtle: source('turtle') },
}

async function run(code: string, more: Partial<RunOrder> = {}) {
  const events: RunEvent[] = []
  const order = { code, answers: [], seed: 7, shown: 0, cases: [], ...more }
  const end = await runPython(order, FILES, (some) => events.push(...some))
  const printed = events.map((event) => (event[0] === 'out' ? event[1] : '')).join('')
  return { end, printed, events, drawn: events.filter(([kind]) => kind === 'draw').map((event) => event.slice(1)) }
}

it('prints, with names and texts in Chinese', async () => {
  expect(await run('姓名 = "图图"\nprint(f"你好，{姓名}")')).toMatchObject({
    end: { type: 'done' },
    printed: '你好，图图\n',
  })
})

it('what is printed without the end of a line is handed on at once: the program may compute for ever after it', async () => {
  const { events, printed } = await run('print("想", end="")\nprint("a", "b", sep="-", end=" ")\nprint("c")')
  expect(events).toEqual([
    ['out', '想'],
    ['out', 'a-b '],
    ['out', 'c\n'],
  ])
  expect(printed).toBe('想a-b c\n')
})

it.each([
  ['by its name', 'for i in range(5000):\n    print(i, end=" ")'],
  ['under a name that was given to it', 'p = print\nfor i in range(5000):\n    p(i, end=" ")'],
  ['as a value', 'list(map(print, range(5000)))'],
])('only the first that is printed is handed on by itself, called %s', async (_, code) => {
  expect((await run(code)).events.length).toBeLessThan(200)
})

it('a print of the learner’s own stays theirs', async () => {
  const code =
    'import builtins\nold = print\ndef mine(x):\n    old("m", x)\nbuiltins.print = mine\nfor i in range(300):\n    print(i)'
  expect((await run(code)).printed.match(/m /g)).toHaveLength(300)
})

it('what goes wrong in a print is where the learner printed', async () => {
  expect((await run('print("a")\nprint(1 + "b", end="")')).end).toMatchObject({ type: 'failed', error: { line: 2 } })
  expect((await run('print("a")\nprint("b", wrong=1)')).end).toMatchObject({ type: 'failed', error: { line: 2 } })
})

it('stops where it asks, and run again with the answer shows only what is new', async () => {
  const code = 'import random\nn = random.randint(1, 100)\nprint("想好了", n)\nx = input("猜：")\nprint(int(x) == n)'
  const first = await run(code)
  const [, n] = /想好了 (\d+)/.exec(first.printed)!
  expect(first.end).toMatchObject({ type: 'asks', prompt: '猜：' })
  const shown = first.end.type === 'asks' ? first.end.shown : 0
  expect((await run(code, { answers: [n!], shown })).printed).toBe(`${n}\nTrue\n`)
})

it('waits without waiting: a pause is something to be shown', async () => {
  const begun = performance.now()
  const { printed } = await run('import time\nbegun = time.time()\ntime.sleep(30)\nprint(round(time.time() - begun))')
  expect(printed).toBe('30\n')
  expect(performance.now() - begun).toBeLessThan(30_000)
})

it('has of chance what Python has', async () => {
  const { printed } = await run(
    'import random\nrow = [1, 2, 3, 4]\nrandom.shuffle(row)\nprint(sorted(row), len(random.sample(row, 2)), random.choice("a"))',
  )
  expect(printed).toBe('[1, 2, 3, 4] 2 a\n')
})

describe('a game', () => {
  const frames = (drawn: readonly (readonly unknown[])[]) =>
    drawn.filter(([name]) => name === 'game').map(([, text]) => JSON.parse(String(text)) as GameFrame)
  const play = async (code: string, plays: RunOrder['plays'] = { frames: 1, held: [] }) => {
    const { end, printed, drawn } = await run(code, { plays })
    return { end, printed, shown: frames(drawn) }
  }

  it('goes on from frame to frame, and hears the keys that are held and those just pressed', async () => {
    const code = `import game
game.size(8, 8)
ball = game.Sprite(["r"], 1, 2)
jumps = 0
@game.on_frame
def step():
    global jumps
    if game.key("right"):
        ball.x += 1
    if game.pressed("space"):
        jumps += 1
        game.text(jumps, 0, 0, "navy")
game.run(20)
print("never said")`
    const held = [['right'], ['right', 'space'], ['space'], []]
    const { end, printed, shown } = await play(code, { frames: 4, held })
    expect(end).toEqual({ type: 'done', cases: [] })
    expect(printed).toBe('')
    expect(shown.map(({ sprites }) => sprites)).toEqual([2, 3, 3, 3].map((x) => [['sprite', x, 2]]))
    expect(shown.at(-1)).toMatchObject({ columns: 8, rows: 8, texts: [['1', 0, 0, 'navy']], keys: ['right', 'space'] })
    expect(shown[0]!.cells.indexOf('A')).toBe(2 * 8 + 2)
    expect(shown[0]!.colours).toEqual(['#d62839'])
  })

  it('colours cells below its sprites, and tells what a cell has', async () => {
    const code = `import game
game.size(8, 8)
game.background("black")
game.pixel(0, 0, "gold")
game.pixel(9, 9, "gold")
print(game.pixel(0, 0), game.pixel(1, 1), game.pixel(9, 9))
game.Sprite("heart", 4, 4)
game.on_frame(lambda: game.erase(0, 0))
game.run()`
    const { printed, shown } = await play(code)
    expect(printed).toBe('gold None None\n')
    expect(shown[0]).toMatchObject({ background: 'black', sprites: [['heart', 4, 4]] })
    expect(shown[0]!.cells[0]).toBe('.')
  })

  it('knows what touches: dots, not corners, and nothing that is hidden or gone', async () => {
    const code = `import game
one = game.Sprite(["r.", ".r"], 0, 0)
other = game.Sprite(["b"], 1, 0)
print(one.touches(other), one.at_edge(), other.at_edge())
other.move(0, 1)
print(one.touches(other))
other.hide()
print(one.touches(other))
other.show()
other.remove()
print(one.touches(other))
game.on_frame(game.stop)
game.run()`
    const { printed, shown } = await play(code, { frames: 9, held: [] })
    expect(printed).toBe('False True True\nTrue\nFalse\nFalse\n')
    expect(shown).toHaveLength(1)
  })

  it.each([
    ['game.key("jump")', 2, 'no key named jump'],
    ['game.Sprite("dragon")', 2, 'no picture named dragon'],
    ['game.Sprite(["rq"])', 2, 'no colour letter q'],
    ['game.pixel(1, 1, 5)', 2, 'bad color string: 5'],
    ['game.pixel("1", 1, "red")', 2, "places are numbers, not '1'"],
    ['game.run()', 2, 'no frame function'],
    ['game.on_frame(3)', 2, 'on_frame needs a function'],
    ['@game.on_frame\ndef step():\n    game.run()\ngame.run()', 4, 'run in a frame'],
    ['game.size(500, 2)', 2, 'size goes from 8 to 96'],
    ['@game.on_frame\ndef step():\n    import time\n    time.sleep(1)\ngame.run()', 5, 'no sleep in a frame'],
    ['@game.on_frame\ndef step():\n    input()\ngame.run()', 4, 'no input in a frame'],
    ['@game.on_frame\ndef step():\n    scor += 1\ngame.run()', 4, ''],
  ])('says in which line it went wrong: %s', async (code, line, message) => {
    const { end } = await play(`import game\n${code}`)
    expect(end).toMatchObject({ type: 'failed', error: { line, ...(message && { message }) } })
  })

  it('begins though the program catches everything, and tells what goes wrong after that', async () => {
    const code = 'import game\ngame.on_frame(game.stop)\ntry:\n    game.run()\nexcept:\n    print("caught")\n'
    const { end, printed, shown } = await play(code)
    expect([end.type, printed, shown.length]).toEqual(['done', 'caught\n', 1])
    const wrong = await play(`${code}1 / 0`)
    expect(wrong.end).toMatchObject({ type: 'failed', error: { name: 'ZeroDivisionError', line: 7 } })
    expect(wrong.shown).toHaveLength(0)
  })

  it('ends where its frames show more than anybody could look at', async () => {
    const code = 'import game\n@game.on_frame\ndef step():\n    print("a" * 5000)\ngame.run()'
    expect((await play(code, { frames: 1000, held: [] })).end).toEqual({ type: 'too-much' })
  })
})

describe('the turtle', () => {
  it('draws lines where it goes, with its pen down', async () => {
    const { drawn } = await run(
      'from turtle import *\ncolor("red")\npensize(3)\nfd(100)\nlt(90)\npenup()\nfd(50)\npendown()\ngoto(0, 0)',
    )
    const lines = drawn
      .filter(([name]) => name === 'line')
      .map((line) => line.slice(2).map((v) => (typeof v === 'number' ? Math.round(v) : v)))
    expect(lines).toEqual([
      [0, 0, 100, 0, 'red', 3, 3],
      [100, 50, 0, 0, 'red', 3, 3],
    ])
  })

  it('comes back to where a circle began, looking as before', async () => {
    const { printed } = await run(
      'import turtle\nturtle.circle(80)\nx, y = turtle.pos()\nprint(abs(round(x, 6)), abs(round(y, 6)), round(turtle.heading()) % 360)',
    )
    expect(printed).toBe('0.0 0.0 0\n')
  })

  it('fills what it walked around, also for several of them', async () => {
    const { drawn } = await run(
      'import turtle\nfor t in [turtle.Turtle(), turtle.Turtle()]:\n    t.fillcolor("gold")\n    t.begin_fill()\n    for i in range(3):\n        t.fd(60)\n        t.lt(120)\n    t.end_fill()',
    )
    expect(drawn.filter(([name]) => name === 'fill').map(([, of, colour]) => [of, colour])).toEqual([
      [0, 'gold'],
      [1, 'gold'],
    ])
  })
})

it.each([
  ['print(x)', 'NameError', 1],
  ['def f():\n    return 1 / 0\n\nprint(2)\nf()', 'ZeroDivisionError', 2],
  ['for i in range(3)\n    print(i)', 'SyntaxError', 1],
  ['import turtle\nturtle.forward("far")', 'TypeError', 2],
  ['row = []\nwhile True:\n    row.append("x" * 10000)', 'MemoryError', 3],
])('says on which line of the learner it failed: %s', async (code, name, line) => {
  expect((await run(code)).end).toMatchObject({ type: 'failed', error: { name, line } })
})

it('ends what prints for ever', async () => {
  expect((await run('while True:\n    print("again")')).end).toEqual({ type: 'too-much' })
})

it('tells what functions come to', async () => {
  const cases = [
    { call: 'double(4)', result: '8' },
    { call: 'double("ab")', result: '"ab"' },
    { call: 'missing()', result: '1' },
  ]
  const { end } = await run('def double(n):\n    return n * 2', { cases })
  expect(end.type === 'done' && end.cases.map(({ right }) => right)).toEqual([true, false, false])
})

it('reads a traceback that ends in a module of ours', () => {
  const text =
    'Traceback (most recent call last):\n  File "<stdin>", line 4, in <module>\n  File "turtle.py", line 80, in goto\nTypeError: can\'t convert str to float\n'
  expect(readTraceback(text)).toEqual({ name: 'TypeError', message: "can't convert str to float", line: 4 })
})

describe('gone through step by step, a program', () => {
  async function steps(source: string, answers: string[] = []) {
    const { code, lines } = tracePython(source)
    const { events, end } = await run(code, { answers })
    const told = events.flatMap((event) =>
      event[0] === 'step' ? [[event[1], event[2].replaceAll('\x1f', '=').replaceAll('\x1e', ' ')]] : [],
    )
    return { told, end, lines }
  }
  it('tells each line before it, with what the variables hold', async () => {
    const { told } = await steps('total = 0\nfor n in [2, 4]:\n    total = total + n\nprint(total)')
    expect(told).toEqual([
      [1, ''],
      [2, 'total=0'],
      [3, 'total=0 n=2'],
      [3, 'total=2 n=4'],
      [4, 'total=6 n=4'],
    ])
  })
  it('tells those of a function inside it, and leaves functions and modules out', async () => {
    const { told } = await steps(
      'import random\n\ndef double(x):\n    twice = x * 2\n    return twice\n\na, b = double(3), [1]',
    )
    expect(told).toEqual([
      [1, ''],
      [3, ''],
      [7, ''],
      [4, 'x=3'],
      [5, 'x=3 twice=6'],
    ])
  })
  it('shows Chinese as it is written, in lists too', async () => {
    const { told } = await steps('a = "兔\\n"\nb = ["草", {"量": (1,)}, "it\\\'s"]\npass')
    expect(told.at(-1)).toEqual([3, `a='兔\\n' b=['草', {'量': (1,)}, "it's"]`])
  })
  it('does what it did: else, strings of several lines, one-liners, decorators', async () => {
    const source =
      'x = """a\n  b"""\nif x == "c": print(1)\nelif x:\n    print("yes"); print(2)\nelse:\n    pass\nwhile True:\n    break'
    const { code } = tracePython(source)
    expect((await run(code)).printed).toBe((await run(source)).printed)
  })
  it('fails in the line of the learner', async () => {
    const { end, lines } = await steps('a = 1\nb = a / 0')
    expect(end).toMatchObject({ type: 'failed', error: { name: 'ZeroDivisionError' } })
    expect(end.type === 'failed' && lines[end.error.line - 1]).toBe(2)
  })
})

it('hands on each of its first lines before it goes on', async () => {
  const known: string[] = []
  const order = { code: 'print("a")\nprint("b")\nprint("c")', answers: [], seed: 7, shown: 0, cases: [] }
  await runPython(order, FILES, (some) => known.push(some.map((event) => String(event[1])).join('')))
  expect(known).toEqual(['a\n', 'b\n', 'c\n'])
})
