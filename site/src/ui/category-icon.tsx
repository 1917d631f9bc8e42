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

const icons: Record<(typeof CATEGORY_ICONS)[number], LucideIcon> = {
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

/** A category's icon by its name; an open book where the name is unknown. */
export function CategoryIcon({ name, className }: { name: string | null | undefined; className?: string }) {
  const Icon = (icons as Record<string, LucideIcon>)[name ?? ''] ?? BookOpen
  return <Icon aria-hidden className={className} />
}
