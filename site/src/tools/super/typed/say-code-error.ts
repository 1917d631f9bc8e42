import type { CodeError } from '@tutu/learning/super/code-error'
import type { CodeLanguage } from '@tutu/learning/super/print'
import type { PlayText } from '../play/use-text.ts'

/** What is wrong with a line, in a child's words. */
export function sayCodeError(
  t: PlayText,
  { problem, line, found, meant = '' }: CodeError,
  language: CodeLanguage,
): string {
  const isPython = language === 'python'
  const where = problem.startsWith('too-') ? '' : t('line', { line })
  const said = () => {
    switch (problem) {
      case 'unknown-command':
        return meant ? t('e-unknown-command', { found, meant }) : t('e-unknown-word', { found })
      case 'chinese-sign':
        return t('e-chinese-sign', { found, meant })
      case 'missing-parens':
        return t('e-missing-parens', { found, meant })
      case 'strange-sign':
        return t('e-strange-sign', { found })
      case 'takes-nothing':
        return t('e-takes-nothing', { found })
      case 'missing-close':
        return t('e-missing-close', { found })
      case 'unknown-skill':
        return t('e-unknown-skill', { found })
      case 'skill-twice':
        return t('e-skill-twice', { found })
      case 'bad-name':
        return t('e-bad-name', { found })
      case 'strange':
        return t('e-strange', { found })
      case 'bad-for':
        return t('e-bad-for', { example: isPython ? 'for i in range(4):' : 'for (let i = 0; i < 4; i++) {' })
      case 'bad-test':
        return t('e-bad-test', { example: isPython ? 'wall_ahead()' : 'wallAhead()' })
      case 'too-many-steps':
      case 'too-deep':
      case 'too-many-functions':
      case 'too-many-variables':
      case 'too-long':
      case 'missing-colon':
      case 'missing-open-brace':
      case 'missing-close-brace':
      case 'extra-close-brace':
      case 'missing-indent':
      case 'extra-indent':
      case 'no-and-or':
      case 'one-equals':
      case 'bad-value':
      case 'minus-variable':
      case 'big-number':
      case 'else-alone':
      case 'skill-inside':
      case 'two-in-a-line':
      case 'other-language':
        return t(`e-${problem}` as const)
    }
  }
  return where + said()
}
