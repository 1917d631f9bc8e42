import type { Definition } from '@tutu/contract/definition/define-resource'
import { LANGUAGES } from '@tutu/contract/core/languages'
import { Badge, Segmented, theme } from 'antd'
import { useText } from '../../kit/text.ts'
import { errorsIn } from './form-errors.ts'
import { missingTexts } from './form-values.ts'
import type { FormState } from './use-form.ts'

/** Which language of the content is being written; each tells what is wrong or missing in it. */
export function LanguageTabs({ definition, form }: { definition: Definition; form: FormState }) {
  const text = useText()
  const { token } = theme.useToken()
  return (
    <Segmented
      aria-label={text('contentLanguage')}
      value={form.content}
      onChange={form.setContent}
      options={LANGUAGES.map((language) => {
        const wrong = errorsIn(form.errors, language)
        const missing = missingTexts(definition, form.values, language).length
        const name = text.nameOf(language)
        const hint = wrong
          ? text('languageWrong', { language: name, count: wrong })
          : missing
            ? text('languageMissing', { language: name, count: missing })
            : name
        return {
          value: language,
          label: (
            <span title={hint} aria-label={hint}>
              {name}{' '}
              <Badge count={wrong || missing} size="small" color={wrong ? token.colorError : token.colorTextTertiary} />
            </span>
          ),
        }
      })}
    />
  )
}
