import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Tutu } from './tutu.tsx'

// The back office shows them where lists are empty, the site where a page that hydrates is not to hold the drawings. After a change of the drawing: run with --update.
it.each(['asleep', 'puzzled', 'waving'] as const)(
  'the file of the pose %s is as the component draws it',
  async (pose) => {
    const svg = renderToStaticMarkup(<Tutu pose={pose} />).replace(
      '<svg ',
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" ',
    )
    await expect(`${svg}\n`).toMatchFileSnapshot(`../../public/static/images/tutu-${pose}.svg`)
  },
)
