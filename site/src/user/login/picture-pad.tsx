import { PASSWORD_PICTURES, PICTURES_NEEDED, type PasswordPicture } from '@tutu/contract/core/classroom'
import { Delete } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../../lib/use-site.ts'
import { FieldNote } from '../../ui/form/field.tsx'
import { PictureDrawing, usePictureName } from '../../ui/password-picture.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

type Props = {
  chosen: readonly PasswordPicture[]
  onChange: (chosen: readonly PasswordPicture[]) => void
  error: string | undefined
}

/** Sixteen pictures to tap, and the places of those that were. */
export function PicturePad({ chosen, onChange, error }: Props) {
  const t = useText({ 'zh-cn': zhCn, en })
  const nameOf = usePictureName()
  const id = useId()
  const places = Array.from({ length: PICTURES_NEEDED }, (_, at) => chosen[at])
  const tap = (name: PasswordPicture): void => {
    if (chosen.length < PICTURES_NEEDED) onChange([...chosen, name])
  }
  return (
    <fieldset className="field" aria-describedby={error ? id : undefined}>
      <legend>{t('pictures')}</legend>
      <div className="picture-places">
        <ol aria-live="polite">
          {places.map((name, at) => (
            <li key={at} data-chosen={name ? '' : undefined}>
              {name && <PictureDrawing name={name} />}
              <span className="sr-only">
                {name ? t('chosen', { number: at + 1, name: nameOf(name) }) : t('notChosen', { number: at + 1 })}
              </span>
              {!name && <span aria-hidden>{at + 1}</span>}
            </li>
          ))}
        </ol>
        <button
          type="button"
          className="icon-button"
          aria-label={t('back')}
          title={t('back')}
          aria-disabled={chosen.length === 0}
          onClick={() => onChange(chosen.slice(0, -1))}
        >
          <Delete aria-hidden />
        </button>
      </div>
      <div aria-live="polite">
        <FieldNote id={id} error={error} hint={undefined} />
      </div>
      <div className="picture-pad">
        {PASSWORD_PICTURES.map((name) => (
          <button key={name} type="button" aria-label={nameOf(name)} title={nameOf(name)} onClick={() => tap(name)}>
            <PictureDrawing name={name} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
