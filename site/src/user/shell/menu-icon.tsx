import type { MemberIcon } from '@tutu/contract/core/member-pages'
import {
  Bell,
  Bookmark,
  BookOpen,
  Calendar,
  Clock,
  CircleDot,
  House,
  Keyboard,
  KeyRound,
  Link,
  Mail,
  Monitor,
  Palette,
  Rabbit,
  School,
  Shield,
  ShoppingBag,
  Smile,
  Star,
  User,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** What the menu's entries are drawn with. */
const ICONS: Readonly<Record<MemberIcon, ReactNode>> = {
  book: <BookOpen aria-hidden />,
  bookmark: <Bookmark aria-hidden />,
  bag: <ShoppingBag aria-hidden />,
  bell: <Bell aria-hidden />,
  calendar: <Calendar aria-hidden />,
  clock: <Clock aria-hidden />,
  house: <House aria-hidden />,
  key: <KeyRound aria-hidden />,
  keyboard: <Keyboard aria-hidden />,
  link: <Link aria-hidden />,
  mail: <Mail aria-hidden />,
  monitor: <Monitor aria-hidden />,
  palette: <Palette aria-hidden />,
  rabbit: <Rabbit aria-hidden />,
  school: <School aria-hidden />,
  smile: <Smile aria-hidden />,
  shield: <Shield aria-hidden />,
  star: <Star aria-hidden />,
  user: <User aria-hidden />,
  wallet: <Wallet aria-hidden />,
}

/** An entry that is called otherwise is a dot. */
export function MenuIcon({ name }: { name: string }) {
  return Object.hasOwn(ICONS, name) ? ICONS[name as MemberIcon] : <CircleDot aria-hidden />
}
