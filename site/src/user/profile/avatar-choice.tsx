import { PICTURES } from '@tutu/contract/core/pictures'
import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { memberApi } from '../../lib/member/api.ts'
import { setMemberInfo, useAccountHas, useMemberInfo } from '../../lib/member/boot.ts'
import { notices } from '../../lib/member/notices.ts'
import { sendFile } from '../../lib/member/send-file.ts'
import { useSite } from '../../lib/use-site.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { CropPicture } from './crop-picture.tsx'
import { useProfileText } from './use-text.ts'

/** A drawn picture, or one of the member's own, cut to size in the page: the whole of it never leaves the device. */
export function AvatarChoice() {
  const t = useProfileText()
  const { asset } = useSite()
  const { avatar } = useMemberInfo()
  const mayUpload = useAccountHas('uploads')
  const [isBusy, busily] = useBusy()
  const [opened, setOpened] = useState<ImageBitmap>()

  async function choose(path: string): Promise<void> {
    const options = { showError: true, showSuccess: true }
    setMemberInfo(
      (await memberApi.call('POST /api/account/profile', { body: { avatar: path } }, options)).data.userInfo,
    )
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    try {
      setOpened(await createImageBitmap(file))
    } catch {
      notices.error(t('unreadable'))
    }
  }

  async function send(picture: Blob): Promise<void> {
    try {
      const file = await sendFile(new File([picture], 'avatar.jpg', { type: picture.type }), 'avatar')
      await choose(file.url)
      setOpened(undefined)
    } catch (error) {
      notices.error(error instanceof Error ? error.message : String(error))
    }
  }

  if (opened)
    return (
      <CropPicture
        picture={opened}
        isBusy={isBusy}
        onCancel={() => setOpened(undefined)}
        onDone={(picture) => void busily(() => send(picture))}
      />
    )
  return (
    <>
      <div className="avatar-row">
        <img src={asset(avatar)} alt="" width="96" height="96" className="avatar size-24" />
        {mayUpload && (
          <label className="btn">
            <ImageUp aria-hidden />
            {t('ownPicture')}
            <input
              type="file"
              accept="image/png,image/jpeg,image/webp"
              className="sr-only"
              onChange={(event) => void open(event)}
            />
          </label>
        )}
      </div>
      {mayUpload && <p className="field-hint mt-2">{t('ownHint')}</p>}
      <ul className="avatar-set" aria-label={t('drawn')}>
        {PICTURES.avatars!.map((path, index) => (
          <li key={path}>
            <button
              type="button"
              aria-pressed={path === avatar}
              aria-label={t('avatarNumber', { number: index + 1 })}
              aria-disabled={isBusy}
              onClick={() => void busily(() => choose(path))}
            >
              <img src={asset(path)} alt="" width="64" height="64" className="avatar size-16" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
