import * as Blockly from 'blockly/core'
import type { Language } from '@tutu/contract/core/languages'
import {
  COUNTERS,
  LIMITS,
  type Path,
  type Program,
  SKILLS,
  stepsOf,
  type StepKind,
  variablesOf,
} from '@tutu/learning/super/program'
import type { Sense } from '@tutu/learning/super/state'
import { useEffect, useEffectEvent, useRef } from 'react'
import { letterOf } from '../play/say-step.ts'
import { type PlayText, usePlayText } from '../play/use-text.ts'
import { newStep } from '../tiles/new-step.ts'
import { type BlockJson, blockOf, blocksOf, OTHERWISE, programOn, SKILL, START } from './block-json.ts'
import { type RoomBelow, roomBelow } from './room-below.ts'
import { useSite } from '../../../lib/use-site.ts'
import { NOT_YET_IN_ZH_HANS } from './not-yet-in-zh-hans.ts'
import { useHeldAcross } from './use-held-across.ts'

export type BlocksEditorProps = {
  program: Program
  offers: readonly StepKind[]
  senses: readonly Sense[]
  lit?: Path
  onChange: (program: Program) => void
}

const MESSAGES = {
  'zh-cn': async () => ({ ...(await import('blockly/msg/zh-hans')), ...NOT_YET_IN_ZH_HANS }),
  en: () => import('blockly/msg/en'),
} as const satisfies Record<Language, () => Promise<unknown>>

/** Words of the block editor itself: of its menus, and what it says to screen readers. */
export async function loadMessages(language: Language): Promise<void> {
  const messages = (await MESSAGES[language]()) as Record<string, unknown>
  Blockly.setLocale(messages as Record<string, string>)
}

const HUES = {
  start: '#2b6e4a',
  move: '#1c6fb8',
  pull: '#c2450a',
  loop: '#8a5d00',
  look: '#0b6674',
  skill: '#5b3bbf',
  count: '#a81f50',
} as const

/** Below this a box of blocks beside the table would leave no table. */
const NARROW = 560
/** Blocks that are no wider than a third of a phone held across. */
const SLIM: ReadonlySet<StepKind> = new Set(['forward', 'left', 'right', 'jump', 'pull', 'repeat'])
/** A phone: blocks are drawn smaller. */
const CRAMPED = 420

export function BlocksEditor(props: BlocksEditorProps) {
  const { program, offers, senses, lit, onChange } = props
  const { language } = useSite()
  const t = usePlayText()
  const isAcross = useHeldAcross()
  const place = useRef<HTMLDivElement>(null)
  const workspace = useRef<Blockly.WorkspaceSvg>(undefined)
  /** What lies on the table now: so that an own change is not laid out anew. */
  const known = useRef<Program>(undefined)
  /** All that lay on the table before the phone was turned, loose blocks too, and the program that it was. */
  const kept = useRef<{ program: Program | undefined; table: Record<string, unknown> }>(undefined)
  const blocks = useRef<ReadonlyMap<Path, string>>(new Map())
  const room = useRef<RoomBelow>(undefined)

  const layOut = useEffectEvent(() => {
    if (!workspace.current || known.current === program) return
    known.current = program
    Blockly.Events.disable()
    try {
      const laid = { blocks: { languageVersion: 0, blocks: blocksOf(program) } }
      Blockly.serialization.workspaces.load(
        kept.current?.program === program ? kept.current.table : laid,
        workspace.current,
        { recordUndo: false },
      )
    } finally {
      kept.current = undefined
      Blockly.Events.enable()
    }
    blocks.current = programOn(topsOf(workspace.current)).blocks
    room.current?.note()
  })

  const onTableChange = useEffectEvent((event: Blockly.Events.Abstract) => {
    const table = workspace.current
    if (!table || event.isUiEvent || table.isDragging()) return
    const read = programOn(topsOf(table))
    blocks.current = read.blocks
    if (JSON.stringify(read.program) === JSON.stringify(known.current)) {
      room.current?.note()
      return
    }
    known.current = read.program
    onChange(read.program)
    room.current?.make()
  })

  const open = useEffectEvent((element: HTMLElement) => {
    // Held across, a box below the table would leave no table, and wide blocks beside it none either.
    const isNarrow = element.clientWidth < NARROW && !(isAcross && offers.every((kind) => SLIM.has(kind)))
    const isCramped = element.clientWidth < CRAMPED || isAcross
    Blockly.Scrollbar.scrollbarThickness = 8
    leaveRunning()
    defineBlocks(t, senses, program)
    const table = Blockly.inject(element, {
      renderer: 'zelos',
      theme: themeOf(element),
      media: '/static/',
      sounds: false,
      trashcan: false,
      comments: false,
      collapse: false,
      disable: false,
      horizontalLayout: isNarrow,
      toolboxPosition: isNarrow ? 'end' : 'start',
      toolbox: { kind: 'flyoutToolbox', contents: boxOf(offers, senses) },
      zoom: {
        startScale: isCramped ? 0.8 : 0.95,
        wheel: false,
        pinch: true,
        controls: false,
        maxScale: 1.5,
        minScale: 0.4,
      },
      move: { scrollbars: true, drag: true, wheel: true },
      maxBlocks: LIMITS.steps,
    })
    workspace.current = table
    room.current = roomBelow(table)
    known.current = undefined
    layOut()
    table.addChangeListener((event) => onTableChange(event))
    return table
  })

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const table = open(element)
    const watch = new ResizeObserver(() => Blockly.svgResize(table))
    watch.observe(element)
    return () => {
      watch.disconnect()
      kept.current = { program: known.current, table: Blockly.serialization.workspaces.save(table) }
      table.dispose()
      workspace.current = undefined
    }
  }, [language, offers, isAcross])
  useEffect(() => layOut(), [program])
  useEffect(() => {
    workspace.current?.highlightBlock((lit && blocks.current.get(lit)) ?? null)
  }, [lit])

  return <div ref={place} className="super-blocks" translate="no" />
}

/** Ctrl+Enter runs here as in every editor (`use-game-keys.ts`): menus open by Shift+F10 and the menu key. */
function leaveRunning(): void {
  const { registry } = Blockly.ShortcutRegistry
  const { ENTER, CTRL_CMD } = Blockly.utils.KeyCodes
  registry.removeKeyMapping(registry.createSerializedKey(ENTER, [CTRL_CMD]), Blockly.ShortcutItems.names.MENU, true)
}

function topsOf(table: Blockly.WorkspaceSvg): readonly Blockly.Block[] {
  return table.getTopBlocks(true)
}

function boxOf(offers: readonly StepKind[], senses: readonly Sense[]): Blockly.utils.toolbox.ToolboxItemInfo[] {
  const step = (kind: StepKind, skill: string = SKILLS[0]) => blockOf(newStep(kind, skill, senses))
  const entries = offers.flatMap((kind): readonly BlockJson[] => {
    switch (kind) {
      case 'if':
        return [step('if'), { ...step('if'), type: OTHERWISE }]
      case 'call':
        return [{ type: SKILL, fields: { NAME: SKILLS[0] } }, step('call')]
      case 'change':
        return [
          step('change'),
          { type: 'super_variable', fields: { NAME: COUNTERS[0] } },
          { type: 'super_carrots' },
          {
            type: 'super_compare',
            fields: { SIGN: 'yes<' },
            inputs: {
              LEFT: { shadow: { type: 'super_number', fields: { NUMBER: 1 } } },
              RIGHT: { shadow: { type: 'super_number', fields: { NUMBER: 3 } } },
            },
          },
        ]
      case 'forward':
      case 'left':
      case 'right':
      case 'jump':
      case 'pull':
      case 'repeat':
      case 'while':
      case 'set':
        return [step(kind)]
    }
  })
  return entries.map((entry) => ({ kind: 'block', ...entry }) as Blockly.utils.toolbox.ToolboxItemInfo)
}

function themeOf(element: HTMLElement): Blockly.Theme {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return Blockly.Theme.defineTheme('tutu', {
    name: 'tutu',
    base: Blockly.Themes.Zelos,
    fontStyle: { family: style.fontFamily, weight: '600', size: 13 },
    componentStyles: {
      workspaceBackgroundColour: colour('--color-base-200'),
      flyoutBackgroundColour: colour('--color-base-300'),
      flyoutOpacity: 1,
      scrollbarColour: colour('--color-edge'),
      scrollbarOpacity: 0.5,
    },
  })
}

function defineBlocks(t: PlayText, senses: readonly Sense[], program: Program): void {
  const line = { previousStatement: null, nextStatement: null }
  const names = (first: readonly string[], more: readonly string[]) => [...new Set([...first, ...more])]
  const calls = stepsOf(program).flatMap((step) => (step.kind === 'call' ? [step.name] : []))
  const skills = names(SKILLS, [...calls, ...program.functions.map(({ name }) => name)])
  const skillField = { type: 'field_dropdown', name: 'NAME', options: skills.map((name) => [letterOf(name), name]) }
  const counterField = {
    type: 'field_dropdown',
    name: 'NAME',
    options: names(COUNTERS, variablesOf(program)).map((name) => [name, name]),
  }
  const used = stepsOf(program).flatMap((step) =>
    'test' in step && step.test.kind === 'sense' ? [step.test.sense] : [],
  )
  const looks = [...new Set<Sense>([...senses, ...used, 'home'])]
  const body = { type: 'input_statement', name: 'BODY' }
  const test = { type: 'input_value', name: 'TEST', check: 'Test' }
  // A name in a text would be taken for a place of the block.
  const word = (text: string) => text.replaceAll('%', '%%')
  const define = (type: string, json: object) => {
    Blockly.Blocks[type] = {
      init(this: Blockly.Block) {
        this.jsonInit({ type, ...json })
      },
    }
  }
  define(START, { message0: word(t('main')), nextStatement: null, colour: HUES.start, hat: 'cap' })
  for (const kind of ['forward', 'left', 'right', 'jump'] as const)
    define(`super_${kind}`, { message0: word(t(kind)), ...line, colour: HUES.move })
  define('super_pull', { message0: word(t('pull')), ...line, colour: HUES.pull })
  define('super_repeat', {
    message0: word(t('repeatTimes', { times: '\u0001' })).replace('\u0001', '%1'),
    args0: [{ type: 'input_value', name: 'TIMES', check: 'Number' }],
    message1: '%1',
    args1: [body],
    inputsInline: true,
    ...line,
    colour: HUES.loop,
  })
  define('super_while', {
    message0: word(t('whileTest', { test: '\u0001' })).replace('\u0001', '%1'),
    args0: [test],
    message1: '%1',
    args1: [body],
    inputsInline: true,
    ...line,
    colour: HUES.loop,
  })
  const choice = {
    message0: word(t('ifTest', { test: '\u0001' })).replace('\u0001', '%1'),
    args0: [test],
    message1: '%1',
    args1: [body],
    inputsInline: true,
    ...line,
    colour: HUES.look,
  }
  define('super_if', choice)
  define(OTHERWISE, {
    ...choice,
    message2: word(t('otherwise')),
    message3: '%1',
    args3: [{ type: 'input_statement', name: 'ELSE' }],
  })
  define(SKILL, {
    message0: word(t('skill', { letter: '\u0001' })).replace('\u0001', '%1'),
    args0: [skillField],
    message1: '%1',
    args1: [body],
    colour: HUES.skill,
    hat: 'cap',
  })
  define('super_call', {
    message0: word(t('useSkill', { letter: '\u0001' })).replace('\u0001', '%1'),
    args0: [skillField],
    ...line,
    colour: HUES.skill,
  })
  for (const [kind, key] of [
    ['set', 'setTo'],
    ['change', 'changeBy'],
  ] as const) {
    // Chinese names the variable first in both, English does not.
    const text = word(t(key, { name: '\u0001', value: '\u0002' }))
    define(`super_${kind}`, {
      message0: text.replace('\u0001', '%1').replace('\u0002', '%2'),
      args0: [counterField, { type: 'input_value', name: 'VALUE', check: 'Number' }],
      inputsInline: true,
      ...line,
      colour: HUES.count,
    })
  }
  define('super_number', {
    message0: '%1',
    args0: [{ type: 'field_number', name: 'NUMBER', min: -LIMITS.number, max: LIMITS.number, precision: 1 }],
    output: 'Number',
    colour: HUES.count,
  })
  define('super_variable', { message0: '%1', args0: [counterField], output: 'Number', colour: HUES.count })
  define('super_carrots', { message0: word(t('carrotsPulled')), output: 'Number', colour: HUES.count })
  define('super_sense', {
    message0: '%1',
    args0: [
      {
        type: 'field_dropdown',
        name: 'SENSE',
        options: looks.flatMap((sense) =>
          (['yes', 'not'] as const).map((truth) => [t(`${truth}-${sense}`), `${truth}-${sense}`]),
        ),
      },
    ],
    output: 'Test',
    colour: HUES.look,
  })
  define('super_compare', {
    message0: '%1 %2 %3',
    args0: [
      { type: 'input_value', name: 'LEFT', check: 'Number' },
      {
        type: 'field_dropdown',
        name: 'SIGN',
        options: [
          ['<', 'yes<'],
          ['=', 'yes='],
          ['>', 'yes>'],
          ['≥', 'not<'],
          ['≠', 'not='],
          ['≤', 'not>'],
        ],
      },
      { type: 'input_value', name: 'RIGHT', check: 'Number' },
    ],
    inputsInline: true,
    output: 'Test',
    colour: HUES.look,
  })
}
