import { PICTURES_NEEDED, type PasswordPicture } from '@tutu/contract/core/classroom'
import { say } from '@tutu/contract/core/said'
import { useState } from 'react'
import { AS_NOBODY, memberApi } from '../../lib/member/api.ts'
import { lastClass } from '../../lib/member/last-class.ts'
import { signInHere } from '../../lib/member/sign-in-here.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Field } from '../../ui/form/field.tsx'
import { FormRefusal } from '../../ui/form/form-refusal.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ComeAlong } from '../../ui/member/come-along.tsx'
import { en } from './en.ts'
import { PicturePad } from './picture-pad.tsx'
import { zhCn } from './zh-cn.ts'

/** Class code, nickname and three pictures: for who has no password, and may not read yet. */
export function ClassForm({ code }: { code: string }) {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const [chosen, setChosen] = useState<readonly PasswordPicture[]>([])
  const [asks, setAsks] = useState(false)
  const form = useForm({
    initial: { classCode: code, nickname: '' },
    check: (values) =>
      Object.fromEntries(
        (['classCode', 'nickname'] as const)
          .filter((name) => !values[name].trim())
          .map((name) => [name, say('rule.required', language, { label: t(name) })]),
      ),
    send: async ({ classCode, nickname }) => {
      setAsks(chosen.length < PICTURES_NEEDED)
      if (chosen.length < PICTURES_NEEDED) return
      const body = { tab: 'class' as const, classCode, nickname, pictures: [...chosen] }
      const { data } = await memberApi.call('POST /api/user/checkIn', { body }, AS_NOBODY)
      lastClass.write(classCode.trim().toLowerCase())
      // The frame goes on from here.
      signInHere(data, { byDefault: false })
    },
    onRefused: () => setChosen([]),
  })
  return (
    <form {...form.formProps} className="form class-form">
      <p className="text-muted">{t('classIntro')}</p>
      <div className="class-who">
        <Field
          {...form.field('classCode')}
          label={t('classCode')}
          hint={t('classCodeHint')}
          maxLength={6}
          autoComplete="off"
        />
        <Field {...form.field('nickname')} label={t('nickname')} hint={t('nicknameHint')} autoComplete="off" />
      </div>
      <PicturePad
        chosen={chosen}
        onChange={(next) => {
          setChosen(next)
          setAsks(false)
        }}
        error={asks ? t('picturesMissing') : undefined}
      />
      <ComeAlong byDefault={false} />
      {/* Where the child looks: the pictures that were tapped are gone by then. */}
      <FormRefusal text={form.refusal} />
      <button type="submit" className="btn btn-primary" aria-disabled={form.isBusy}>
        {form.isBusy ? t('submitting') : t('enter')}
      </button>
    </form>
  )
}
