import { TutuFigure } from './tutu-poses'

/**
 * Tutu's workshop table, for the home page. Decorative.
 * The soft shapes behind are tints, so they settle on light and dark paper alike.
 */

const LINE = 'var(--tutu-line, #22303C)'
const WOOD = 'var(--scene-wood, #E6BE8C)'
const WOOD_SHADE = 'var(--scene-wood-shade, #CB9A63)'
const CREAM = '#FFFDF8'
const CARROT = '#EC6518'
const LEAF = '#3FA873'
const SKY = '#4BA3EA'
const BERRY = '#D6456F'
const HONEY = '#F5B82E'
const VIOLET = '#8B6CF0'
const TEAL = '#2BA5B5'

/** One flag for each course category. */
const flags = [
  { x: 110, y: 52, turn: 8, fill: HONEY },
  { x: 210, y: 63.5, turn: 5, fill: LEAF },
  { x: 310, y: 69.5, turn: 2, fill: SKY },
  { x: 410, y: 69.5, turn: -2, fill: BERRY },
  { x: 510, y: 63.5, turn: -5, fill: VIOLET },
  { x: 610, y: 52, turn: -8, fill: TEAL },
]

const carrots = [
  { x: 316, turn: -16 },
  { x: 360, turn: 2 },
  { x: 404, turn: 18 },
]

export function HeroScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 720 480" className={className} aria-hidden="true" focusable="false">
      <clipPath id="above-table">
        <path d="M0 0H720V352H0Z" />
      </clipPath>
      <g stroke="none">
        <path
          fill={SKY}
          fillOpacity="0.16"
          d="M64 196 C42 196 34 166 58 158 C60 134 98 126 110 146 C128 134 154 148 148 168 C168 172 166 196 146 196 Z"
        />
        <path
          fill={SKY}
          fillOpacity="0.16"
          d="M610 232 C592 232 586 208 604 202 C606 182 636 176 646 192 C662 184 682 194 678 210 C694 214 692 232 676 232 Z"
        />
        <circle cx="566" cy="160" r="36" fill={HONEY} fillOpacity="0.55" />
        <path
          fill={LEAF}
          fillOpacity="0.2"
          d="M14 452 C20 330 110 262 214 276 C292 286 330 318 398 304 C486 286 560 250 640 306 C690 342 706 400 706 452 Z"
        />
        <ellipse cx="360" cy="453" rx="350" ry="21" fill={LEAF} fillOpacity="0.38" />
      </g>

      <g stroke={LINE} strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        {/* poles and bunting */}
        <path fill={WOOD} d="M53 34 C53 26 67 26 67 34 V338 H53 Z M653 34 C653 26 667 26 667 34 V338 H653 Z" />
        <path d="M60 44 Q360 96 660 44" />
        {flags.map((f) => (
          <path
            key={f.x}
            fill={f.fill}
            transform={`translate(${f.x} ${f.y}) rotate(${f.turn})`}
            d="M-21 0 H21 L0 35 Z"
          />
        ))}

        {/* Stands behind the table, also when the home page's program moves it (pages/home/first-program). */}
        <g clipPath="url(#above-table)">
          <g className="hero-tutu" data-tutu="">
            <g transform="translate(145 118) scale(1.34)">
              <TutuFigure pose="waving" lineWidth={4.1} />
            </g>
          </g>
        </g>

        {/* table */}
        <path
          fill={WOOD_SHADE}
          d="M84 366 H108 V446 C108 456 84 456 84 446 Z M612 366 H636 V446 C636 456 612 456 612 446 Z"
        />
        <path fill={WOOD_SHADE} d="M72 360 H648 V384 C648 388 645 391 641 391 H79 C75 391 72 388 72 384 Z" />
        <path
          fill={WOOD}
          d="M46 338 H674 C680 338 684 342 684 348 V354 C684 360 680 364 674 364 H46 C40 364 36 360 36 354 V348 C36 342 40 338 46 338 Z"
        />
        <path stroke={WOOD_SHADE} strokeWidth="4" d="M70 351 H150 M176 351 H196 M520 351 H640" />

        {/* carrots in a crate before the table */}
        {carrots.map((c) => (
          <g key={c.x} transform={`translate(${c.x} 418) rotate(${c.turn})`}>
            <path
              fill={LEAF}
              d="M0 -6 C-20 -12 -22 -26 -14 -34 C-6 -32 -3 -26 -2 -22 C-2 -32 2 -38 8 -38 C14 -32 12 -26 8 -20 C14 -24 20 -22 22 -18 C20 -10 12 -6 0 -6 Z"
            />
            <path fill={CARROT} d="M-15 20 L-16 2 C-16 -10 16 -10 16 2 L15 20 Z" />
          </g>
        ))}
        <path fill={WOOD} d="M284 422 H436 V456 C436 460 433 463 429 463 H291 C287 463 284 460 284 456 Z" />
        <path d="M284 443 H436 M310 422 V463 M410 422 V463" />

        {/* blocks */}
        <g transform="translate(-5 0)">
          <path fill={BERRY} d="M84 278 H132 C137 278 140 281 140 286 V338 H76 V286 C76 281 79 278 84 278 Z" />
          <path fill={SKY} d="M148 278 H196 C201 278 204 281 204 286 V338 H140 V286 C140 281 143 278 148 278 Z" />
          <path
            fill={HONEY}
            transform="rotate(-5 138 247)"
            d="M114 215 H162 C167 215 170 218 170 223 V270 C170 275 167 278 162 278 H114 C109 278 106 275 106 270 V223 C106 218 109 215 114 215 Z"
          />
          <g stroke="#FFFFFF" strokeWidth="6">
            <path d="M101 295 L90 308 L101 321 M115 295 L126 308 L115 321" />
            <path fill="#FFFFFF" d="M164 296 V320 L184 308 Z" />
          </g>
          <path
            fill="#FFFFFF"
            stroke="none"
            transform="rotate(-5 138 247)"
            d="M138 228 L143.6 240.2 L157 241.8 L147 250.8 L149.8 264 L138 257.4 L126.2 264 L129 250.8 L119 241.8 L132.4 240.2 Z"
          />
        </g>

        {/* laptop */}
        <path fill="#E4EBF1" d="M424 226 H564 C571 226 576 231 576 238 V326 H412 V238 C412 231 417 226 424 226 Z" />
        <path
          fill="#22303C"
          stroke="none"
          d="M430 241 H558 C560.5 241 562 242.5 562 245 V313 H426 V245 C426 242.5 427.5 241 430 241 Z"
        />
        <g strokeWidth="6">
          <path stroke={HONEY} d="M440 256 H468" />
          <path stroke={CREAM} d="M482 256 H514" />
          <path stroke="#6BB8F2" d="M456 271 H490" />
          <path stroke="#F08CA8" d="M504 271 H542" />
          <path stroke="#6FCB9B" d="M456 286 H522" />
          <path stroke={HONEY} d="M440 301 H456" />
        </g>
        <path fill="#CBD6DF" d="M396 326 H592 C592 334 588 338 581 338 H407 C400 338 396 334 396 326 Z" />

        {/* plant */}
        <path fill={LEAF} d="M632 292 C614 276 606 248 616 222 C636 236 644 264 632 292 Z" />
        <path fill={LEAF} d="M632 292 C636 268 652 250 678 246 C680 272 662 290 632 292 Z" />
        <path fill={LEAF} d="M632 292 C612 294 594 282 590 258 C612 258 628 270 632 292 Z" />
        <path fill={CREAM} d="M604 290 H660 L654 332 C653 336 651 338 647 338 H617 C613 338 611 336 610 332 Z" />
        <path stroke={TEAL} d="M610 308 L620 316 L631 308 L642 316 L654 308" />
      </g>
    </svg>
  )
}
