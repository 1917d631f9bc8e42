import type { Card, ClassView } from '@tutu/contract/api/classroom'
import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PictureDrawing, usePictureName } from '../../ui/password-picture.tsx'
import { useClassText } from './use-text.ts'

type Props = { room: ClassView; cards: readonly Card[]; onDone: () => void }

/** What each pupil signs in with: ten to an A4 sheet. */
export function CardSheet({ room, cards, onDone }: Props) {
  const t = useClassText()
  const nameOf = usePictureName()
  const heading = useRef<HTMLHeadingElement>(null)
  const address = `${location.host}/user/login`
  // What was dealt is what one wants to see now, wherever the button stood.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="cards" aria-labelledby="class-cards">
      <div className="cards-head">
        <h2 id="class-cards" ref={heading} tabIndex={-1}>
          {t('cards')} · {t('pupils', { count: cards.length })}
        </h2>
        <p>{t('cardsText')}</p>
        <p className="class-buttons">
          <button type="button" className="btn btn-primary" onClick={() => print()}>
            <Printer aria-hidden />
            {t('print')}
          </button>
          <button type="button" className="btn" onClick={onDone}>
            {t('cardsDone')}
          </button>
        </p>
      </div>
      <ul className="card-sheet">
        {cards.map(({ user, name, pictures }) => (
          <li key={user} className="login-card">
            <p className="login-card-name">
              <span className="sr-only">{t('cardName')}</span>
              <b>{name}</b>
              <span>{room.name}</span>
            </p>
            <p className="login-card-code">
              {t('cardCode')} <b className="class-code">{room.code}</b>
            </p>
            <ol aria-label={t('cardPictures')}>
              {pictures.map((picture, at) => (
                <li key={at}>
                  <PictureDrawing name={picture} />
                  <span>
                    {at + 1} {nameOf(picture)}
                  </span>
                </li>
              ))}
            </ol>
            <p className="login-card-site">{t('cardSite', { address })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
