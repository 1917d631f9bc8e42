import { cleanup, render, screen } from '@testing-library/react'
import { ConfigProvider, Drawer, Input, Modal, Select } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Pager } from '../resource/pager.tsx'
import { startI18n } from '../lib/i18n.ts'
import { fillBrowser } from '../testing/browser.ts'
import { QUIET } from './quiet-icons.tsx'

beforeAll(async () => {
  fillBrowser()
  await startI18n('')
})
afterEach(cleanup)

it.each([
  ['a drawer', <Drawer key="drawer" open title="添加课程" />, '关闭'],
  ['a dialog', <Modal key="dialog" open title="删除课程" />, '关闭'],
  ['a password', <Input.Password key="password" aria-label="密码" />, '显示'],
  ['pages', <Pager key="pages" page={9} limit={10} total={900} isEstimate={false} onChange={() => {}} />, '下一页'],
])('%s reads out no English names of icons, and has its button in Chinese', async (_, element, button) => {
  render(
    <ConfigProvider {...QUIET} locale={zhCN}>
      <Suspense>{element}</Suspense>
    </ConfigProvider>,
  )
  expect(await screen.findByRole('button', { name: button })).toBeTruthy()
  expect(screen.queryAllByRole('img')).toEqual([])
})

it('a choice reads out no English names of icons', () => {
  render(
    <ConfigProvider {...QUIET} locale={zhCN}>
      <Select aria-label="状态" options={[{ value: '1', label: '公开' }]} />
      <Select aria-label="来源" loading options={[]} />
    </ConfigProvider>,
  )
  expect(screen.queryAllByRole('img')).toEqual([])
})
