// The whole set of Ant Design: loaded only for names outside the few that the shell has at hand, and by the picker.
import * as Icons from '@ant-design/icons'
import type { ComponentType } from 'react'

const ALL = Icons as unknown as Readonly<Record<string, ComponentType>>

export const ANTD_ICON_NAMES: readonly string[] = Object.keys(ALL).filter((name) =>
  /^[A-Z]\w+(Outlined|Filled|TwoTone)$/.test(name),
)

export function AntdIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(ALL, name) ? ALL[name] : undefined
  return Icon ? <Icon /> : null
}
