import type { CodeLanguage } from '@tutu/learning/super/print'
import type { StepKind } from '@tutu/learning/super/program'
import type { Sense } from '@tutu/learning/super/state'

type Snippet = { readonly name: string; readonly text: string; readonly of: StepKind | Sense }

const step = (of: StepKind, name: string, text = name): Snippet => ({ of, name, text })
const sense = (of: Sense, name: string): Snippet => ({ of, name, text: name })

const SNIPPETS: Readonly<Record<CodeLanguage, readonly Snippet[]>> = {
  python: [
    step('forward', 'forward()'),
    step('left', 'left()'),
    step('right', 'right()'),
    step('jump', 'jump()'),
    step('pull', 'pull()'),
    step('repeat', 'for', 'for i in range(3):\n    '),
    step('while', 'while', 'while not at_home():\n    '),
    step('if', 'if', 'if wall_ahead():\n    '),
    step('if', 'else', 'else:\n    '),
    step('call', 'def', 'def dance():\n    '),
    step('set', 'n = 1'),
    step('change', 'n += 1'),
    sense('home', 'at_home()'),
    sense('wall-ahead', 'wall_ahead()'),
    sense('wall-left', 'wall_left()'),
    sense('wall-right', 'wall_right()'),
    sense('hole-ahead', 'hole_ahead()'),
    sense('carrot', 'carrot_here()'),
    step('set', 'carrots()'),
  ],
  js: [
    step('forward', 'forward();'),
    step('left', 'left();'),
    step('right', 'right();'),
    step('jump', 'jump();'),
    step('pull', 'pull();'),
    step('repeat', 'for', 'for (let i = 0; i < 3; i++) {\n  \n}'),
    step('while', 'while', 'while (!atHome()) {\n  \n}'),
    step('if', 'if', 'if (wallAhead()) {\n  \n}'),
    step('if', 'else', 'else {\n  \n}'),
    step('call', 'function', 'function dance() {\n  \n}'),
    step('set', 'let n = 1;'),
    step('change', 'n += 1;'),
    sense('home', 'atHome()'),
    sense('wall-ahead', 'wallAhead()'),
    sense('wall-left', 'wallLeft()'),
    sense('wall-right', 'wallRight()'),
    sense('hole-ahead', 'holeAhead()'),
    sense('carrot', 'carrotHere()'),
    step('set', 'carrots()'),
  ],
}

/** Words that a level is solved with, to be put in by a press. Others are understood too. */
export function snippetsOf(
  language: CodeLanguage,
  offers: readonly StepKind[],
  senses: readonly Sense[],
): readonly Snippet[] {
  const known = new Set<string>([...offers, ...senses])
  return SNIPPETS[language].filter(({ of }) => known.has(of))
}
