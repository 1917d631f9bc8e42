// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { seenDrawings } from './picture-of-drawings.ts'

it('of a rabbit that is drawn from all sides, the picture has the one that is seen', () => {
  const style = document.createElement('style')
  style.textContent = '.body svg { opacity: 0 } .body[data-direction="left"] [data-view="left"] { opacity: 1 }'
  const part = document.createElement('div')
  part.innerHTML = `<svg id="ground"></svg><div class="body" data-direction="left">
    <svg id="front" data-view="front"></svg><svg id="left" data-view="left"></svg></div>`
  document.body.append(style, part)
  expect(seenDrawings(part).map(({ id }) => id)).toEqual(['ground', 'left'])
})
