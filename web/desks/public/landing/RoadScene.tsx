const nothing = { __html: '' }
const place = 'absolute inset-x-0 bottom-0 -z-10 h-36 sm:h-48 lg:h-80'

/**
 * The road under the signs, and what the page is about: a trailer on the shoulder with its triangles set out. The build
 * draws it into the page; to take the page over, the browser need not load it again: an empty text tells React to leave
 * what stands there alone.
 */
export const RoadScene = () =>
  import.meta.env.SSR ? (
    <div className={place} aria-hidden="true">
      <Road />
      <Trailer />
    </div>
  ) : (
    <div
      className={place}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text
      dangerouslySetInnerHTML={nothing}
    />
  )

const Road = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1440 320"
    preserveAspectRatio="none"
    className="absolute size-full"
  >
    <path
      d="M0 70 120 52 260 66 380 40 520 58 640 48 780 62 940 36 1080 60 1240 44 1360 62 1440 50V120H0z"
      fill="var(--hero-far)"
    />
    <path d="M0 84h1440v236H0z" fill="var(--hero-ground)" />
    <path d="M684 84h52l904 236H-180z" fill="var(--hero-shoulder)" />
    <path d="M697 84h30l560 236H90z" fill="var(--hero-asphalt)" />
    <path d="m698.5 84 2 0-590 236h-22zM724 84h2l562 236h-22z" fill="#f4f2ec" />
    <path
      d="M711.3 88h1.4l.8 10h-3zM709.8 104h4.4l1.5 18h-7.4zM707.3 132h9.4l2.6 34h-14.6zM703 182h18l4.2 54h-26.4zM697 256h30l5 64h-40z"
      fill="#ffb000"
    />
  </svg>
)

function Trailer() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 420 300"
      className="absolute bottom-[14%] left-[88%] h-[60%] -translate-x-[71.4%] overflow-visible lg:bottom-[10%] lg:left-[86%] lg:h-[88%]"
    >
      <ellipse cx="300" cy="262" rx="118" ry="9" fill="#000" opacity=".35" />
      {/* Wheels and mud flaps. */}
      <path d="M206 196h40v64h-40zM354 196h40v64h-40z" fill="#0b0c0d" />
      <path d="M212 206h28v44h-28zM360 206h28v44h-28z" fill="#1d2124" />
      {/* Doors. */}
      <path d="M198 20h204v184H198z" fill="var(--hero-trailer)" />
      <path d="M198 20h204v184H198z" fill="none" stroke="#5d6468" strokeWidth="4" />
      <path
        d="M300 22v180M232 22v180M268 22v180M332 22v180M368 22v180"
        stroke="#8b9296"
        strokeWidth="2.5"
      />
      <path d="M262 128h14M324 128h14M262 150h14M324 150h14" stroke="#5d6468" strokeWidth="5" />
      <path
        d="M200 46h8M200 100h8M200 160h8M392 46h8M392 100h8M392 160h8"
        stroke="#5d6468"
        strokeWidth="5"
      />
      {/* Conspicuity tape, red and white as the law wants it. */}
      <path d="M200 190h200" stroke="#f4f2ec" strokeWidth="8" />
      <path d="M200 190h200" stroke="#cf2a20" strokeWidth="8" strokeDasharray="20 20" />
      <path
        d="M202 26h22M202 26v20M398 26h-22M398 26v20"
        stroke="#f4f2ec"
        strokeWidth="4"
        fill="none"
      />
      {/* Bumper, lamps. */}
      <path
        d="M206 206h188v8H206zM226 214h8v24h-8zM366 214h8v24h-8zM214 236h172v9H214z"
        fill="#3a4044"
      />
      <path d="M284 26h8v6h-8zM296 26h8v6h-8zM308 26h8v6h-8z" fill="#ff4436" />
      <g className="hazard">
        <rect x="206" y="207" width="26" height="10" rx="3" fill="#ffb000" />
        <rect x="368" y="207" width="26" height="10" rx="3" fill="#ffb000" />
        <circle cx="219" cy="212" r="22" fill="#ffb000" opacity=".25" />
        <circle cx="381" cy="212" r="22" fill="#ffb000" opacity=".25" />
      </g>
      <Triangle x={254} y={244} size={28} />
      <Triangle x={290} y={256} size={42} />
      <Triangle x={352} y={272} size={66} />
    </svg>
  )
}

function Triangle({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <svg aria-hidden="true" x={x} y={y} width={size} height={size} viewBox="0 0 32 32">
      <path
        d="M16 4 28.5 26h-25zM16 12l-5.8 10.2h11.6z"
        fill="#ff5a1f"
        fillRule="evenodd"
        stroke="#ff5a1f"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M16 4 28.5 26h-25z" fill="none" stroke="#ffd9c2" strokeWidth="1" />
      <path d="M6 29h20" stroke="#16181a" strokeWidth="3" />
    </svg>
  )
}
