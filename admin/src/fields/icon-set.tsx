// Loaded when an icon is first shown.
import type { SiteIcon } from './icon-labels.ts'
import {
  Bell,
  Blocks,
  BookOpen,
  Brain,
  CalendarDays,
  Code,
  Gamepad2,
  Globe,
  House,
  Keyboard,
  KeyRound,
  Link,
  type LucideIcon,
  Mail,
  Monitor,
  Music,
  Palette,
  Puzzle,
  Rabbit,
  Rocket,
  School,
  Shield,
  ShoppingBag,
  Smile,
  Sparkles,
  Star,
  Terminal,
  Trophy,
  User,
  Wallet,
} from 'lucide-react'

/** Every icon the site can draw; forgetting one does not compile. */
const ICONS: Record<SiteIcon, LucideIcon> = {
  blocks: Blocks,
  keyboard: Keyboard,
  code: Code,
  globe: Globe,
  trophy: Trophy,
  brain: Brain,
  palette: Palette,
  music: Music,
  'gamepad-2': Gamepad2,
  rocket: Rocket,
  sparkles: Sparkles,
  terminal: Terminal,
  puzzle: Puzzle,
  'book-open': BookOpen,
  house: House,
  user: User,
  smile: Smile,
  book: BookOpen,
  school: School,
  star: Star,
  wallet: Wallet,
  bag: ShoppingBag,
  bell: Bell,
  mail: Mail,
  key: KeyRound,
  shield: Shield,
  monitor: Monitor,
  rabbit: Rabbit,
  link: Link,
  calendar: CalendarDays,
}

/** The icon, or its name where the set has none; `size` in px or CSS. */
export function Glyph({ name, size = 18 }: { name: string; size?: number | string }) {
  const Icon = Object.hasOwn(ICONS, name) ? ICONS[name as keyof typeof ICONS] : undefined
  return Icon ? <Icon size={size} aria-hidden style={{ verticalAlign: 'middle' }} /> : <>{name}</>
}
