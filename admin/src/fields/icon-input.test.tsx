import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { menuRule } from '@tutu/contract/resources/menu-rule'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../resource/testing/render-screen.tsx'
import { IconInput } from './icon-input.tsx'

vi.mock('../lib/api.ts', () => import('../resource/testing/fake-api.ts'))

it('gives the focus back to its button when the picker closes', async () => {
  const field = menuRule.fields.icon
  await renderPage(
    'icons',
    <QueryClientProvider client={new QueryClient()}>
      <h1>图标</h1>
      <IconInput
        id="icon"
        name="icon"
        field={field}
        definition={menuRule}
        value="local-rocket"
        onChange={() => undefined}
      />
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: /图标$/ })
  await userEvent.click(button)
  await userEvent.type(await screen.findByRole('textbox', { name: '按名称搜索图标' }), '{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
})
