import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('**/*.css', { cwd: SOURCE })

/** ':has()' of any element, or of the page itself by something else than a class: each change of the page has all of it looked through. */
const FAR = /(?:^|[\s,>~+])(?::has\(|(?::root|html|body):has\((?!\.))/gm

it.each(files)('%s asks what is inside of elements that it names', (file) => {
  expect(readFileSync(`${SOURCE}/${file}`, 'utf8').match(FAR)).toBeNull()
})

it('themes come without the controller of daisyUI, which asks the page for a checked input', () => {
  const css = readFileSync(`${SOURCE}/styles/themes.css`, 'utf8')
  expect(css.match(/@plugin/g)!.length).toBe(css.match(/themecontroller: false/g)?.length)
})
