// Loaded when an icon is first shown.
import type { CATEGORY_ICONS } from '@tutu/contract/core/pictures'
import {
  Blocks,
  BookOpen,
  Brain,
  Code,
  Gamepad2,
  Globe,
  Keyboard,
  type LucideIcon,
  Music,
  Palette,
  Puzzle,
  Rocket,
  Sparkles,
  Terminal,
  Trophy,
} from 'lucide-react'

/** Every icon the site can draw; forgetting one does not compile. */
const ICONS: Record<(typeof CATEGORY_ICONS)[number], LucideIcon> = {
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
}

/** The icon, or its name where the set has none; `size` in px or CSS. */
export function Glyph({ name, size = 18 }: { name: string; size?: number | string }) {
  const Icon = Object.hasOwn(ICONS, name) ? ICONS[name as keyof typeof ICONS] : undefined
  return Icon ? <Icon size={size} aria-hidden style={{ verticalAlign: 'middle' }} /> : <>{name}</>
}
