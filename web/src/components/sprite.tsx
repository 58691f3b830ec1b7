const KINDS = ['positive', 'conditional', 'negative', 'neutral'] as const;

/** Marks of decisions, glyphs of validity and hatchings, drawn once a page and used by reference. */
export function Sprite() {
  return (
    <svg class="sprite" aria-hidden="true" focusable="false">
      <defs>
        <symbol id="mark-positive" viewBox="0 0 16 16">
          <circle cx="8" cy="8" r="7.5" fill="currentColor" />
          <path class="cut" d="M4.4 8.4l2.5 2.5 4.8-5.4" fill="none" stroke-width="2" />
        </symbol>
        <symbol id="mark-conditional" viewBox="0 0 16 16">
          <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" stroke-width="1.8" />
          <path d="M8 1a7 7 0 0 0 0 14z" fill="currentColor" />
        </symbol>
        <symbol id="mark-negative" viewBox="0 0 16 16">
          <path d="M1 1h14v14H1z" fill="currentColor" />
          <path class="cut" d="M4.6 4.6l6.8 6.8M11.4 4.6l-6.8 6.8" fill="none" stroke-width="2" />
        </symbol>
        <symbol id="mark-neutral" viewBox="0 0 16 16">
          <path d="M8 1l7 7-7 7-7-7z" fill="none" stroke="currentColor" stroke-width="1.8" />
          <path d="M5.2 8h5.6" stroke="currentColor" stroke-width="1.8" />
        </symbol>
        <symbol id="time-in-force" viewBox="0 0 30 13">
          <path class="glyph-solid" d="M0 3h14v7H0zM20 3h10v7H20z" />
          <path class="glyph-now" d="M17 0v13" stroke-width="2.5" />
        </symbol>
        <symbol id="time-expired" viewBox="0 0 30 13">
          <path class="glyph-open" d="M.8 3.8h14.4v5.4H.8z" stroke-width="1.5" />
          <path class="glyph-now" d="M23 0v13" stroke-width="2.5" />
        </symbol>
        <symbol id="time-superseded" viewBox="0 0 30 13">
          <path class="glyph-open" d="M.8 3.8h14.4v5.4H.8z" stroke-width="1.5" />
          <path d="M3 9.5l4-6M7 9.5l4-6M11 9.5l4-6" stroke="currentColor" stroke-width="1.4" />
          <path class="glyph-now" d="M23 0v13" stroke-width="2.5" />
        </symbol>
        <symbol id="time-not-yet" viewBox="0 0 30 13">
          <path class="glyph-open" d="M13.8 3.8h15.4v5.4H13.8z" stroke-width="1.5" stroke-dasharray="2.5 2" />
          <path class="glyph-now" d="M6 0v13" stroke-width="2.5" />
        </symbol>
        {KINDS.map((kind) => (
          <pattern
            key={kind}
            id={`hatch-${kind}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path class={`hatch-${kind}`} d="M0 0v6" stroke-width="3" />
          </pattern>
        ))}
        <pattern id="no-data" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="no-data-line" d="M0 0v5" stroke-width="1" />
        </pattern>
      </defs>
    </svg>
  );
}
