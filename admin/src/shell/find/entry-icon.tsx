import {
  ClearOutlined,
  ExportOutlined,
  KeyOutlined,
  LogoutOutlined,
  PlusOutlined,
  SearchOutlined,
  TranslationOutlined,
  UploadOutlined,
  BulbOutlined,
} from '@ant-design/icons'
import type { AriaAttributes, ComponentType } from 'react'
import { MenuIcon } from '../menu/menu-icon.tsx'

/** Of what is no screen, by the name that entries give it. */
const OWN: Readonly<Record<string, ComponentType<AriaAttributes>>> = {
  add: PlusOutlined,
  import: UploadOutlined,
  more: SearchOutlined,
  caches: ClearOutlined,
  theme: BulbOutlined,
  language: TranslationOutlined,
  site: ExportOutlined,
  shortcuts: KeyOutlined,
  'sign-out': LogoutOutlined,
}

/** Decorative: the title stands beside it. */
export function EntryIcon({ name }: { name: string }) {
  const Icon = OWN[name]
  return Icon ? <Icon aria-hidden aria-label={undefined} /> : <MenuIcon name={name} />
}
