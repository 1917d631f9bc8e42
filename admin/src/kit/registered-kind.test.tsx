import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, test, vi } from 'vitest'
import { STARS } from '../../../testing/modules/star-rating/kind.ts'
import { review } from '../../../testing/modules/star-rating/module.ts'
import '../../../testing/modules/star-rating/admin.tsx'
import { faceOf, registerFieldKind } from '../fields/index.ts'
import { answerWith, type Call, calls } from '../resource/testing/fake-api.ts'
import { renderScreen } from '../resource/testing/render-screen.tsx'

/* A kind of field from outside the tree, stars, which knows nothing of the back office but its kit. */

vi.mock('../lib/api.ts', () => import('../resource/testing/fake-api.ts'))
vi.mock('@tutu/contract/resources/index', async () => ({
  RESOURCES: [(await import('../../../testing/modules/star-rating/module.ts')).review],
}))

const row = { id: 1, version: 1, createtime: 1_700_000_000, updatetime: 1_700_000_000, title: '好', stars: 4.5 }
const answer = ({ path, method }: Call) => {
  if (path === '/admin/review/edit') return method === 'GET' ? { row } : null
  return { list: [row], total: 1, remark: '' }
}
const sent = (method: Call['method'], path: string) =>
  calls.filter((call) => call.method === method && call.path === path).at(-1)?.sent

it('stands in the table as its cell shows it', async () => {
  answerWith(answer)
  await renderScreen(review)
  expect(await screen.findByText('★★★★½')).toBeTruthy()
})

it('is entered with its own input, checked by its schema and posted', async () => {
  answerWith(answer)
  await renderScreen(review)
  await userEvent.click(await screen.findByRole('button', { name: '编辑：好' }))
  const dialog = within(await screen.findByRole('dialog'))
  const stars = await dialog.findByRole('spinbutton', { name: '星级' })
  await userEvent.clear(stars)
  await userEvent.type(stars, '7.3{Enter}')
  expect(await dialog.findByText('请填写数字')).toBeTruthy()
  await userEvent.clear(stars)
  await userEvent.type(stars, '7.5{Enter}')
  await waitFor(() => expect(sent('POST', '/admin/review/edit')).toEqual({ id: 1, version: 1, stars: 7.5 }))
})

it('is searched for with its own search', async () => {
  answerWith(answer)
  await renderScreen(review, { address: '?stars=4,5' })
  await screen.findByText('★★★★½')
  expect(sent('GET', '/admin/review/index')).toMatchObject({
    search: [{ field: 'stars', operator: 'RANGE', val: '4,5' }],
  })
})

const face = faceOf(review.fields.stars) as Parameters<typeof registerFieldKind>[1]
test.each<[string, Parameters<typeof registerFieldKind>]>([
  ['the contract knows none of this name', ['star-rating:moons', face]],
  ['there is one already', [STARS, face]],
  ['it must have an input, a cell and a search', [STARS, {} as Parameters<typeof registerFieldKind>[1]]],
])('a face is refused in plain words: %s', (reason, [kind, face]) => {
  expect(() => registerFieldKind(kind, face)).toThrow(reason)
})
