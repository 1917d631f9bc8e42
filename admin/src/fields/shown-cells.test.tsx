import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Language } from '@tutu/contract/core/languages'
import { attachment } from '@tutu/contract/resources/attachment'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { changeLanguage, i18n, startI18n } from '../lib/i18n.ts'
import { answerWith, refusal } from '../resource/testing/fake-api.ts'
import { gadget } from '../resource/testing/gadget.ts'
import { renderScreen } from '../resource/testing/render-screen.tsx'
import { widget, widgetRow } from '../resource/testing/widget.ts'
import { loadTestDefinitions } from '../testing/definitions.ts'
import { faceOf } from './index.ts'

/* Cells that show rather than say: what is read aloud of them, what they do where there is nothing, or nothing fitting, to show. */

vi.mock('../lib/api.ts', () => import('../resource/testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => {
  const { shelf, widget } = await import('../resource/testing/widget.ts')
  return { RESOURCES: [widget, shelf, (await import('../resource/testing/gadget.ts')).gadget] }
})

afterEach(() => changeLanguage('zh-cn'))

type Shown = { definition?: Definition; row?: Record<string, unknown>; language?: Language }

/** A cell of its row, alone, as the table shows it to who may not change it. */
async function show(name: string, value: unknown, { definition = widget, row = {}, language = 'zh-cn' }: Shown = {}) {
  if (!i18n.isInitialized) await startI18n('')
  await changeLanguage(language)
  loadTestDefinitions()
  const field = definition.fields[name]!
  const { Cell } = faceOf(field)
  const whole = { id: 1, ...row, [name]: value }
  const { container } = render(
    <Suspense fallback="…">
      <Cell name={name} field={field} value={value} row={whole} rowName="零件1" definition={definition} />
    </Suspense>,
  )
  await waitFor(() => expect(container.textContent).not.toBe('…'))
  return container
}

const pictures = () => screen.queryAllByRole<HTMLImageElement>('img')

test.each(['picture', 'photos', 'part_ids', 'uses', 'price', 'sign'])(
  'an empty cell says nothing: %s',
  async (name) => {
    const container = await show(name, null)
    expect(container.textContent).toBe('')
    expect(pictures()).toEqual([])
  },
)

it('says what is stored by the words that people know it by: of its own, or those of a module', async () => {
  const said = async (value: string, language?: Language) => {
    const { textContent } = await show('topic', value, { definition: attachment, ...(language && { language }) })
    return textContent
  }
  expect(await said('work')).toBe('学员作品')
  expect(await said('work', 'en')).toBe('Works of pupils')
  expect(await said('widget')).toBe('零件')
  expect(await said('summer-camp')).toBe('summer-camp')
})

describe('a picture', () => {
  it('is read aloud by its row', async () => {
    await show('picture', '/static/covers/blank.svg')
    expect(screen.getByRole('img', { name: '零件1' }).getAttribute('src')).toBe('/static/covers/blank.svg')
  })

  it('is shown whole where its thumbnail is missing, and keeps its name where it is missing itself', async () => {
    await show('picture', '/storage/widget/gone.png')
    const [picture] = pictures()
    expect(picture!.getAttribute('src')).toBe('/storage/widget/gone.png.160.webp')
    fireEvent.error(picture!)
    expect(picture!.getAttribute('src')).toBe('/storage/widget/gone.png')
    fireEvent.error(picture!)
    expect(picture!.getAttribute('src'), 'nothing else is tried').toBe('/storage/widget/gone.png')
    expect(picture!.alt).toBe('零件1')
  })

  it('of a list is one of three, and how many more there are is said', async () => {
    const container = await show('photos', ['/a.png', '/b.png', '/c.png', '/d.png', '/e.png'])
    expect(pictures()).toHaveLength(3)
    expect(container.textContent).toBe('+2')
  })
})

describe('tags', () => {
  it.each<[Language, string[]]>([
    ['zh-cn', ['家里', '学校', '海边']],
    ['en', ['At home', 'At school', '海边']],
  ])('of options are called as in %s, and one that is no option any more as it is stored', async (language, said) => {
    const container = await show('uses', ['home', 'school', '海边'], { language })
    expect([...container.querySelectorAll('.ant-tag')].map((tag) => tag.textContent)).toEqual(said)
  })

  it('of other rows are called as those are, by number where they bring no name', async () => {
    const container = await show('part_ids', [8, 9], { row: { parts: [{ id: 8, title: '螺丝' }, { id: 9 }] } })
    expect([...container.querySelectorAll('.ant-tag')].map((tag) => tag.textContent)).toEqual(['螺丝', '#9'])
  })
})

describe('an amount', () => {
  it.each([
    ['12.30', '¥12.30'],
    ['0.00', '¥0.00'],
    ['-3.05', '-¥3.05'],
  ])('of %s is read %s in either language', async (stored, said) => {
    expect((await show('price', stored)).textContent).toBe(said)
    expect((await show('price', stored, { language: 'en' })).textContent).toBe(said)
  })
})

describe('progress', () => {
  it.each([
    [62.5, '62.5%', '62.5%'],
    [0, '0%', '0%'],
    [130, '130%', '100%'],
  ])(
    'of %s is said in figures, and its bar, which stays in its frame, is not read aloud',
    async (value, said, width) => {
      const container = await show('share', value, { definition: gadget })
      expect(container.textContent).toBe(said)
      const bar = container.querySelector<HTMLElement>('[aria-hidden] > span')!
      expect(bar.style.width).toBe(width)
    },
  )

  it('that nobody has entered is not zero', async () => {
    expect((await show('share', null, { definition: gadget })).textContent).toBe('')
  })
})

describe('an icon', () => {
  it.each<[Language, string]>([
    ['zh-cn', '图标：火箭'],
    ['en', 'Icon: Rocket'],
  ])('is read aloud by what it shows, in %s', async (language, said) => {
    await show('sign', 'rocket', { language })
    expect(await screen.findByRole('img', { name: said })).toBeTruthy()
  })

  it.each(['no-such-icon', 'local-nothing', 'fa fa-solid fa-nothing-of-this-name'])(
    'that no set has is still called by its name: %s',
    async (name) => {
      await show('sign', name)
      expect(await screen.findByRole('img', { name: `图标：${name}` })).toBeTruthy()
    },
  )
})

describe('a switch', () => {
  it.each<[Language, string, string]>([
    ['zh-cn', '是', '否'],
    ['en', 'Yes', 'No'],
  ])('is a word where it cannot be turned, in %s', async (language, yes, no) => {
    expect((await show('status', '1', { language })).textContent).toBe(yes)
    expect((await show('status', '0', { language })).textContent).toBe(no)
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it.each([' ', '{Enter}'])(
    'is turned by the keyboard (%s), put back when refused, and keeps the focus',
    async (key) => {
      let refuse = (_: Error) => {}
      const row = widgetRow(1)
      answerWith(({ path }) =>
        path === '/admin/widget/edit'
          ? new Promise((_, reject) => (refuse = reject))
          : { list: [row], total: 1, remark: '' },
      )
      await renderScreen(widget)
      const toggle = await screen.findByRole('switch', { name: '公开：零件1' })
      toggle.focus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'))
      expect((toggle as HTMLButtonElement).disabled, 'what is disabled loses the focus').toBe(false)
      // A second press meanwhile asks for nothing.
      await userEvent.keyboard(key)
      refuse(refusal('零件正在展出'))
      await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'))
      expect(document.activeElement).toBe(toggle)
    },
  )
})
