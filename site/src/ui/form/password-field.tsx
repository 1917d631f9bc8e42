import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/use-site.ts'
import { Field, type FieldProps } from './field.tsx'

const TEXTS = { 'zh-cn': { show: '显示密码' }, en: { show: 'Show the password' } } as const

export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const t = useText(TEXTS)
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="icon-button"
          aria-pressed={isShown}
          aria-label={t('show')}
          title={t('show')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      }
    />
  )
}
