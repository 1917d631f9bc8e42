import type { ReactNode } from 'react'

/**
 * Tutu the rabbit, drawn on a 200 × 200 board.
 * One head and one body are shared; a pose says how the head is held, what the ears and the face do,
 * where the arms go, and which props are in the picture.
 */

export type TutuPose = 'waving' | 'thinking' | 'typing' | 'cheering' | 'asleep' | 'puzzled'

/** The outline may be re-coloured by a theme; eyes and mouth lie on fur and always stay ink. */
export const TUTU_LINE = 'var(--tutu-line, #22303C)'

const INK = '#22303C'
const FUR = '#FFFDF8'
const EAR = '#FFC7AD'
const CHEEK = '#FFC2A8'
const NOSE = '#E5674A'
const HOODIE = '#EC6518'
const HOODIE_SHADE = '#CF4F0B'
const HONEY = '#F5B82E'
const SKY = '#4BA3EA'
const SKY_SOFT = '#CFE6FA'
const LEAF = '#3FA873'
const TONGUE = '#F28B76'

type Ear = 'up' | 'bent' | 'droop'
type Eyes = 'open' | 'up' | 'down' | 'happy' | 'closed' | 'uneven'
type Mouth = 'smile' | 'laugh' | 'small' | 'pursed' | 'wavy'

export interface TutuPoseParts {
  /** Moves the whole head, ears and face included. */
  head?: string
  /** Left and right as seen by the reader. */
  ears: { left: Ear; right: Ear; leftTurn?: number; rightTurn?: number }
  eyes: Eyes
  mouth: Mouth
  /** In place of the shared feet. */
  feet?: ReactNode
  /** In place of the shared feet and hoodie. */
  body?: ReactNode
  /** Moves the whole rabbit, but not what lies behind. */
  stance?: string
  /** Farthest back, behind everything. */
  behind?: ReactNode
  /** Over the body, under the head. */
  arms?: ReactNode
  /** Over the head. */
  front?: ReactNode
}

/* ---------- shared parts ---------- */

function ear(kind: Ear): ReactNode {
  // Drawn as the reader's left ear, standing on the head at (82, 56).
  if (kind === 'bent') {
    return (
      <>
        <path fill={FUR} d="M94 58 C94 42 92 28 86 19 L64 24 C67 34 68 46 69 60 Z" />
        <path fill={EAR} stroke="none" d="M87 54 C87 44 86 36 83 29 L74 30 C76 38 77 46 77 55 Z" />
        <path fill={FUR} d="M87 21 C79 7 62 7 52 20 C45 30 40 42 44 47 C48 52 60 45 68 38 C75 32 83 29 87 21 Z" />
      </>
    )
  }
  if (kind === 'droop') {
    return (
      <>
        <path fill={FUR} d="M90 52 C76 42 56 42 45 56 C34 70 30 94 36 108 C40 116 50 116 55 107 C60 97 62 84 72 74 Z" />
        <path
          fill={EAR}
          stroke="none"
          d="M62 62 C53 62 46 71 43 83 C41 92 41 99 43 102 C45 104 48 102 50 97 C53 88 56 76 66 68 Z"
        />
      </>
    )
  }
  return (
    <>
      <path fill={FUR} d="M68 62 C58 46 52 24 58 12 C62 4 72 3 79 10 C89 20 95 40 95 58 Z" />
      <path fill={EAR} stroke="none" d="M75 54 C67 40 63 26 66 19 C68 15 72 16 75 20 C82 29 86 42 86 54 Z" />
    </>
  )
}

const head = (
  <path
    fill={FUR}
    d="M100 49 C123 49 139 60 145 78 C150 92 149 104 140 112 C130 121 116 124 100 124 C84 124 70 121 60 112 C51 104 50 92 55 78 C61 60 77 49 100 49 Z"
  />
)

const eyes: Record<Eyes, ReactNode> = {
  open: (
    <>
      <g fill={INK}>
        <ellipse cx="79" cy="88" rx="5.6" ry="7.4" />
        <ellipse cx="121" cy="88" rx="5.6" ry="7.4" />
      </g>
      <g fill="#FFFFFF">
        <circle cx="81" cy="85" r="2.1" />
        <circle cx="123" cy="85" r="2.1" />
      </g>
    </>
  ),
  up: (
    <>
      <g fill={INK}>
        <ellipse cx="82" cy="85" rx="5.6" ry="7.2" />
        <ellipse cx="124" cy="85" rx="5.6" ry="7.2" />
      </g>
      <g fill="#FFFFFF">
        <circle cx="84.6" cy="81.6" r="2.3" />
        <circle cx="126.6" cy="81.6" r="2.3" />
      </g>
      <path fill="none" stroke={INK} strokeWidth="4" d="M75 72 Q82 67 89 70 M117 68 Q124 63 131 67" />
    </>
  ),
  down: (
    <>
      <g fill={INK}>
        <ellipse cx="80" cy="91" rx="5.6" ry="6.6" />
        <ellipse cx="120" cy="91" rx="5.6" ry="6.6" />
      </g>
      <g fill="#FFFFFF">
        <circle cx="80.5" cy="94" r="2" />
        <circle cx="120.5" cy="94" r="2" />
      </g>
    </>
  ),
  happy: <path fill="none" stroke={INK} strokeWidth="5" d="M71 91 Q79 79 87 91 M113 91 Q121 79 129 91" />,
  closed: <path fill="none" stroke={INK} strokeWidth="4.6" d="M71 89 Q79 97 87 89 M113 89 Q121 97 129 89" />,
  uneven: (
    <>
      <g fill={INK}>
        <ellipse cx="79" cy="89" rx="5.6" ry="7.4" />
        <ellipse cx="121" cy="89" rx="5" ry="6.2" />
      </g>
      <g fill="#FFFFFF">
        <circle cx="81" cy="86" r="2.1" />
        <circle cx="122.6" cy="86.4" r="1.9" />
      </g>
      <path fill="none" stroke={INK} strokeWidth="4" d="M70 74 Q77 68 85 72 M114 68 Q121 61 129 65" />
    </>
  ),
}

const mouths: Record<Mouth, ReactNode> = {
  smile: <path fill="none" stroke={INK} strokeWidth="4" d="M88 105 Q94 112 100 105.5 Q106 112 112 105" />,
  laugh: (
    <>
      <path
        fill={INK}
        stroke={INK}
        strokeWidth="3"
        d="M89 105.5 H111 C111 113 107 117 100 117 C93 117 89 113 89 105.5 Z"
      />
      <path
        fill={TONGUE}
        d="M94.5 114.4 C96 111 104 111 105.5 114.4 C104 116 102 116.6 100 116.6 C98 116.6 96 116 94.5 114.4 Z"
      />
    </>
  ),
  small: <path fill="none" stroke={INK} strokeWidth="4" d="M94 107 Q100 112 106 107" />,
  pursed: <path fill="none" stroke={INK} strokeWidth="4" d="M97 109 Q104 111 109 106.5" />,
  wavy: <path fill="none" stroke={INK} strokeWidth="4" d="M87 110 Q91.5 104.5 96 108.5 T105 108.5 T113 107" />,
}

const nose = <path fill={NOSE} stroke={NOSE} strokeWidth="3" d="M96 97.5 H104 L100 102 Z" />

const cheeks = (
  <g fill={CHEEK}>
    <ellipse cx="65" cy="103" rx="7.5" ry="5" />
    <ellipse cx="135" cy="103" rx="7.5" ry="5" />
  </g>
)

const feet = (
  <>
    <path
      fill={FUR}
      d="M60 188 C60 178 70 173 80 174 C90 175 97 180 97 188 C97 192 94 194 90 194 H67 C63 194 60 192 60 188 Z"
    />
    <path
      fill={FUR}
      d="M140 188 C140 178 130 173 120 174 C110 175 103 180 103 188 C103 192 106 194 110 194 H133 C137 194 140 192 140 188 Z"
    />
  </>
)

const hoodie = (
  <>
    <path
      fill={HOODIE}
      d="M76 116 C66 128 60 150 61 172 C61 178 66 181 72 181 H128 C134 181 139 178 139 172 C140 150 134 128 124 116 Z"
    />
    <path fill={HOODIE_SHADE} stroke="none" d="M78 122 C84 131 92 135 100 135 C108 135 116 131 122 122 Z" />
    <path fill="none" stroke={HOODIE_SHADE} strokeWidth="4" d="M81 178 L86 160 H114 L119 178" />
    <path fill="none" stroke={FUR} strokeWidth="3.6" d="M92 133 V145 M108 133 V149" />
  </>
)

/** The reader's right arm, lifted, with an open paw; mirrored for the other side. */
const liftedArm = (
  <>
    <path fill={HOODIE} d="M118 114 C134 132 149 128 154 110 L173 115 C169 136 154 153 131 155" />
    <path
      fill={FUR}
      d="M151 107 C149 96 155 86 166 86 C177 86 184 95 181 106 C179 115 173 119 166 118 C158 118 152 114 151 107 Z"
    />
    <g fill={EAR} stroke="none">
      <ellipse cx="166" cy="107" rx="5.2" ry="4.4" />
      <circle cx="158.6" cy="100" r="2.2" />
      <circle cx="166" cy="96.4" r="2.2" />
      <circle cx="173.4" cy="100" r="2.2" />
    </g>
  </>
)

/** The reader's left arm, hanging a little out from the body. */
const restingArm = (
  <>
    <path fill={HOODIE} d="M82 114 C66 124 51 142 47 158 L63 168 C66 162 69 158 73 155" />
    <circle fill={FUR} cx="53" cy="166" r="10" />
  </>
)

const mirrored = 'translate(200 0) scale(-1 1)'

/* ---------- poses ---------- */

export const TUTU_POSES: Record<TutuPose, TutuPoseParts> = {
  waving: {
    ears: { left: 'bent', right: 'up', leftTurn: -4, rightTurn: 2 },
    eyes: 'open',
    mouth: 'laugh',
    head: 'rotate(-4 100 120)',
    arms: (
      <>
        {restingArm}
        {liftedArm}
      </>
    ),
    front: <path stroke={HONEY} d="M166 72 Q180 72 188 82 M172 57 Q189 59 197 72" />,
  },
  thinking: {
    ears: { left: 'bent', right: 'up', rightTurn: -2 },
    eyes: 'up',
    mouth: 'pursed',
    head: 'rotate(4 100 120)',
    arms: (
      <>
        <path fill={HOODIE} d="M82 114 C64 126 52 148 57 162 C60 171 70 174 80 172 L108 168 L105 152 L80 154" />
        <path
          fill={HOODIE}
          d="M118 114 C134 124 147 150 141 164 C137 173 125 175 119 167 C114 160 110 150 108 140 L122 130"
        />
        <path fill={FUR} d="M106 151 C116 149 126 154 126 162 C126 170 117 172 107 170 C102 169 101 152 106 151 Z" />
      </>
    ),
    front: (
      <>
        <circle fill={FUR} cx="114" cy="131" r="10.5" />
        <g fill={SKY_SOFT} stroke={SKY} strokeWidth="4">
          <circle cx="162" cy="62" r="4.5" />
          <circle cx="171" cy="44" r="7" />
          <circle cx="181" cy="20" r="11.5" />
        </g>
      </>
    ),
  },
  typing: {
    ears: { left: 'bent', right: 'up', leftTurn: -2, rightTurn: 2 },
    eyes: 'down',
    mouth: 'small',
    arms: (
      <>
        <path fill={HOODIE} d="M82 114 C60 126 44 150 40 170 L58 180 C62 170 68 162 76 157" />
        <path fill={HOODIE} d="M118 114 C140 126 156 150 160 170 L142 180 C138 170 132 162 124 157" />
      </>
    ),
    front: (
      <>
        <path fill="#E4EBF1" d="M28 184 H172 C172 190 168 194 162 194 H38 C32 194 28 190 28 184 Z" />
        <path fill={SKY} d="M70 142 H130 C134 142 136 144 137 148 L143 184 H57 L63 148 C64 144 66 142 70 142 Z" />
        <path stroke="#FFFFFF" d="M91 155 L82 163 L91 171 M109 155 L118 163 L109 171" />
        <path
          fill={FUR}
          d="M34 176 C34 169 40 166 46 166 C53 166 57 170 57 176 C57 182 53 184 46 184 C39 184 34 182 34 176 Z"
        />
        <path
          fill={FUR}
          d="M166 176 C166 169 160 166 154 166 C147 166 143 170 143 176 C143 182 147 184 154 184 C161 184 166 182 166 176 Z"
        />
      </>
    ),
  },
  cheering: {
    ears: { left: 'up', right: 'up', leftTurn: -8, rightTurn: -8 },
    eyes: 'happy',
    mouth: 'laugh',
    behind: (
      <g stroke="none">
        <ellipse cx="100" cy="194" rx="34" ry="4.5" fill={HONEY} opacity="0.45" />
        <path
          fill={HONEY}
          d="M20 40 l4.2 8.6 9.4 1.3 -6.8 6.6 1.6 9.4 -8.4 -4.5 -8.4 4.5 1.6 -9.4 -6.8 -6.6 9.4 -1.3 Z"
        />
        <rect x="164" y="14" width="12" height="12" rx="2.5" fill={SKY} transform="rotate(20 170 20)" />
        <circle cx="184" cy="54" r="6" fill={LEAF} />
        <circle cx="34" cy="14" r="5" fill={SKY} />
        <path fill={NOSE} d="M14 140 l12 3 -8 9 Z" />
        <path fill={HONEY} d="M182 142 l7 11 -13 1 Z" />
      </g>
    ),
    stance: 'translate(7 4) scale(0.93)',
    feet: (
      <>
        <path
          fill={FUR}
          transform="rotate(16 78 176)"
          d="M60 186 C60 176 70 171 80 172 C90 173 95 178 95 186 C95 190 92 192 88 192 H67 C63 192 60 190 60 186 Z"
        />
        <path
          fill={FUR}
          transform="rotate(-16 122 176)"
          d="M140 186 C140 176 130 171 120 172 C110 173 105 178 105 186 C105 190 108 192 112 192 H133 C137 192 140 190 140 186 Z"
        />
      </>
    ),
    arms: (
      <>
        <g transform={mirrored}>{liftedArm}</g>
        {liftedArm}
      </>
    ),
  },
  asleep: {
    ears: { left: 'droop', right: 'droop', leftTurn: 6, rightTurn: 0 },
    eyes: 'closed',
    mouth: 'small',
    head: 'translate(-21 60) rotate(-3 100 124)',
    body: (
      <>
        <circle fill={FUR} cx="186" cy="166" r="10" />
        <path fill={HOODIE} d="M60 192 C60 150 84 118 124 118 C162 118 184 144 184 178 C184 187 180 192 172 192 Z" />
        <path fill={FUR} d="M129 192 C126 170 138 154 156 154 C175 154 186 166 186 180 C186 188 181 192 173 192 Z" />
        <path
          fill={FUR}
          d="M112 187 C112 180 120 176 132 177 C146 178 158 181 158 187 C158 191 155 193 150 193 H119 C115 193 112 191 112 187 Z"
        />
      </>
    ),
    front: (
      <>
        <path
          fill={FUR}
          d="M42 187 C42 181 48 178 55 178 C63 178 69 181 69 187 C69 192 65 193 61 193 H50 C46 193 42 192 42 187 Z"
        />
        <path
          fill={FUR}
          d="M76 187 C76 181 82 178 89 178 C97 178 103 181 103 187 C103 192 99 193 95 193 H84 C80 193 76 192 76 187 Z"
        />
        <path stroke={SKY} d="M144 88 H156 L144 102 H156 M156 56 H172 L156 75 H172 M173 18 H193 L173 42 H193" />
      </>
    ),
  },
  puzzled: {
    ears: { left: 'droop', right: 'bent', rightTurn: 2 },
    eyes: 'uneven',
    mouth: 'wavy',
    head: 'rotate(-6 100 120)',
    arms: (
      <>
        <path
          fill={HOODIE}
          d="M120 116 C136 132 150 130 152 116 C153 108 150 100 145 94 L160 80 C172 94 178 112 172 128 C166 146 150 156 132 155"
        />
        <path fill={HOODIE} d="M82 114 C68 132 54 141 40 138 L34 157 C50 163 64 161 72 154" />
        <circle fill={FUR} cx="31" cy="146" r="11" />
        <g fill={EAR} stroke="none">
          <ellipse cx="31.5" cy="148.5" rx="4.2" ry="3.4" />
          <circle cx="26" cy="142.8" r="1.8" />
          <circle cx="31" cy="140.6" r="1.8" />
          <circle cx="36.4" cy="142.4" r="1.8" />
        </g>
      </>
    ),
    front: (
      <>
        <path
          fill={FUR}
          d="M142 92 C135 88 133 79 138 73 C143 67 152 66 158 71 C164 76 165 84 160 90 C155 96 148 96 142 92 Z"
        />
        <path
          stroke={SKY}
          strokeWidth="6"
          d="M15 19 C15 10 22 6 29 7.5 C36 9 39 17 34 23 C30 27 26.5 28.5 26.5 35 M26.5 47 V47.1"
        />
      </>
    ),
  },
}

/** The drawing without its frame, for larger scenes; `lineWidth` keeps the outline even when the figure is scaled. */
export function TutuFigure({ pose, lineWidth = 5 }: { pose: TutuPose; lineWidth?: number }) {
  const p = TUTU_POSES[pose]
  return (
    <g stroke={TUTU_LINE} strokeWidth={lineWidth} strokeLinecap="round" strokeLinejoin="round" fill="none">
      {p.behind}
      <g transform={p.stance}>
        {p.body ?? (
          <>
            {p.feet ?? feet}
            {hoodie}
          </>
        )}
        {p.arms}
        <g transform={p.head}>
          <g transform={`rotate(${p.ears.leftTurn ?? 0} 82 58)`}>{ear(p.ears.left)}</g>
          <g transform={`${mirrored} rotate(${-(p.ears.rightTurn ?? 0)} 82 58)`}>{ear(p.ears.right)}</g>
          {head}
          <g stroke="none">
            {cheeks}
            {eyes[p.eyes]}
            {mouths[p.mouth]}
            {nose}
          </g>
        </g>
        {p.front}
      </g>
    </g>
  )
}
