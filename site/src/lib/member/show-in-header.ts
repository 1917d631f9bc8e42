type Shown = { id: number; nickname: string; avatar: string; token: string; childMode: boolean }

/** Shows in the header who is signed in, as the head's script does before the first paint (shell/server-markup.ts). */
export function showInHeader({ id, nickname, avatar, token, childMode }: Shown): void {
  const { dataset, style } = document.documentElement
  if (id > 0 && token && childMode) dataset['childMode'] = ''
  else delete dataset['childMode']
  if (id > 0 && token) {
    dataset['member'] = ''
    style.setProperty('--member-name', JSON.stringify(nickname))
    style.setProperty('--member-avatar', `url(${JSON.stringify(avatar)})`)
  } else {
    delete dataset['member']
    style.removeProperty('--member-name')
    style.removeProperty('--member-avatar')
  }
}
