import {
  ApartmentOutlined,
  AppstoreOutlined,
  BankOutlined,
  BookOutlined,
  BugOutlined,
  BulbOutlined,
  ControlOutlined,
  DashboardOutlined,
  DeleteOutlined,
  EyeInvisibleOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  FolderOutlined,
  FormOutlined,
  GlobalOutlined,
  HomeOutlined,
  LinkOutlined,
  MailOutlined,
  MenuOutlined,
  MessageOutlined,
  PaperClipOutlined,
  PictureOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  SecurityScanOutlined,
  SettingOutlined,
  SmileOutlined,
  SolutionOutlined,
  TagsOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { AriaAttributes, ComponentType } from 'react'
import { iconSource } from '../../fields/icon-source.ts'
import { IconView } from '../../fields/icon-view.tsx'

// By name, since menus come from the server; the whole set would weigh more than everything else on the page, and comes
// only for a menu that somebody gave another icon.
export const MENU_ICONS: Readonly<Record<string, ComponentType<AriaAttributes>>> = {
  ApartmentOutlined,
  AppstoreOutlined,
  BankOutlined,
  BookOutlined,
  BugOutlined,
  BulbOutlined,
  ControlOutlined,
  DashboardOutlined,
  DeleteOutlined,
  EyeInvisibleOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  FolderOutlined,
  FormOutlined,
  GlobalOutlined,
  HomeOutlined,
  LinkOutlined,
  MailOutlined,
  MenuOutlined,
  MessageOutlined,
  PaperClipOutlined,
  PictureOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  SecurityScanOutlined,
  SettingOutlined,
  SmileOutlined,
  SolutionOutlined,
  TagsOutlined,
  TeamOutlined,
  UserOutlined,
}

/** Decorative: the title stands beside it. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = MENU_ICONS[name] ?? AppstoreOutlined
  if (!MENU_ICONS[name] && iconSource(name)) return <IconView name={name} />
  return <Icon aria-hidden aria-label={undefined} />
}
