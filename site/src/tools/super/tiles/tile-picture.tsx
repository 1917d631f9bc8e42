import type { StepKind, Test } from '@tutu/learning/super/program'
import {
  ArrowUp,
  Ban,
  Carrot,
  CircleDashed,
  CircleHelp,
  Equal,
  House,
  type LucideIcon,
  BrickWall,
  Infinity as Forever,
  Plus,
  Repeat,
  RotateCcw,
  RotateCw,
  RefreshCw,
  Scale,
  Sparkles,
} from 'lucide-react'
import type { Sense } from '@tutu/learning/super/state'

const ICONS: Readonly<Record<Exclude<StepKind, 'jump'>, LucideIcon>> = {
  forward: ArrowUp,
  left: RotateCcw,
  right: RotateCw,
  pull: Carrot,
  repeat: Repeat,
  while: RefreshCw,
  if: CircleHelp,
  call: Sparkles,
  set: Equal,
  change: Plus,
}

/** What a step looks like, for whoever cannot read yet. */
export function StepPicture({ kind }: { kind: StepKind }) {
  if (kind === 'jump') {
    return (
      <svg
        className="lucide"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M3 16C4 5 18 4 20 14M15.5 11.5 20 14.500l2-5" />
        <ellipse cx="11.5" cy="19.5" rx="4.5" ry="2" />
      </svg>
    )
  }
  const Icon = ICONS[kind]
  return <Icon aria-hidden />
}

const SENSE_ICONS: Readonly<Record<Sense, LucideIcon>> = {
  'wall-ahead': BrickWall,
  'wall-left': BrickWall,
  'wall-right': BrickWall,
  'hole-ahead': CircleDashed,
  carrot: Carrot,
  home: House,
  always: Forever,
}

/** What is looked at, crossed out where it must not be there. */
export function TestPicture({ test }: { test: Test }) {
  const Icon = test.kind === 'sense' ? SENSE_ICONS[test.sense] : Scale
  const side =
    test.kind !== 'sense' ? '' : test.sense === 'wall-left' ? 'left' : test.sense === 'wall-right' ? 'right' : ''
  return (
    <span className="super-test-picture" data-side={side} aria-hidden>
      <Icon />
      {test.not && <Ban className="super-not" />}
    </span>
  )
}

/** The colour of each kind, the same for pictures and blocks. */
export function hueOf(kind: StepKind): 'sky' | 'carrot' | 'honey' | 'teal' | 'violet' | 'berry' {
  switch (kind) {
    case 'forward':
    case 'left':
    case 'right':
    case 'jump':
      return 'sky'
    case 'pull':
      return 'carrot'
    case 'repeat':
    case 'while':
      return 'honey'
    case 'if':
      return 'teal'
    case 'call':
      return 'violet'
    case 'set':
    case 'change':
      return 'berry'
  }
}
