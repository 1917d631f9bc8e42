import { comparisonSign } from '@tutu/learning/super/print'
import { SKILLS, type Step, type Test, type Value } from '@tutu/learning/super/program'
import type { PlayText } from './use-text.ts'

/** 'A' and 'B' for the skills that tiles and blocks offer; other names as they are typed. */
export function letterOf(name: string): string {
  return SKILLS.some((one) => one === name) ? name.slice(-1) : name
}

export function sayValue(t: PlayText, value: Value): string {
  switch (value.kind) {
    case 'number':
      return String(value.value)
    case 'variable':
      return value.name
    case 'carrots':
      return t('carrotsPulled')
  }
}

export function sayTest(t: PlayText, test: Test): string {
  if (test.kind === 'sense') return t(`${test.not ? 'not' : 'yes'}-${test.sense}`)
  return `${sayValue(t, test.left)} ${comparisonSign(test.comparison, test.not)} ${sayValue(t, test.right)}`
}

/** A step in words, as a child would say it. */
export function sayStep(t: PlayText, step: Step): string {
  switch (step.kind) {
    case 'forward':
    case 'left':
    case 'right':
    case 'jump':
    case 'pull':
      return t(step.kind)
    case 'repeat':
      return t('repeatTimes', { times: sayValue(t, step.times) })
    case 'while':
      return t('whileTest', { test: sayTest(t, step.test) })
    case 'if':
      return t('ifTest', { test: sayTest(t, step.test) })
    case 'call':
      return t('useSkill', { letter: letterOf(step.name) })
    case 'set':
      return t('setTo', { name: step.name, value: sayValue(t, step.value) })
    case 'change':
      return t('changeBy', { name: step.name, value: sayValue(t, step.value) })
  }
}
