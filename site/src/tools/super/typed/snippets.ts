import type { CodeLanguage } from '@tutu/learning/super/print'

type Snippet = { readonly name: string; readonly text: string }

const words = (...names: string[]): readonly Snippet[] => names.map((name) => ({ name, text: name }))

const SNIPPETS: Readonly<Record<CodeLanguage, readonly Snippet[]>> = {
  python: [
    ...words('forward()', 'left()', 'right()', 'jump()', 'pull()'),
    { name: 'for', text: 'for i in range(3):\n    ' },
    { name: 'while', text: 'while not at_home():\n    ' },
    { name: 'if', text: 'if wall_ahead():\n    ' },
    { name: 'else', text: 'else:\n    ' },
    { name: 'def', text: 'def dance():\n    ' },
    ...words('wall_ahead()', 'wall_left()', 'wall_right()', 'hole_ahead()', 'carrot_here()', 'at_home()', 'carrots()'),
  ],
  js: [
    ...words('forward();', 'left();', 'right();', 'jump();', 'pull();'),
    { name: 'for', text: 'for (let i = 0; i < 3; i++) {\n  \n}' },
    { name: 'while', text: 'while (!atHome()) {\n  \n}' },
    { name: 'if', text: 'if (wallAhead()) {\n  \n}' },
    { name: 'else', text: 'else {\n  \n}' },
    { name: 'function', text: 'function dance() {\n  \n}' },
    ...words('wallAhead()', 'wallLeft()', 'wallRight()', 'holeAhead()', 'carrotHere()', 'atHome()', 'carrots()'),
  ],
}

/** Words that can be put in by a press: what there is, and how it is written. */
export function snippetsOf(language: CodeLanguage): readonly Snippet[] {
  return SNIPPETS[language]
}
