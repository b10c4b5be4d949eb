/** The keys of words that the code of this game puts together from parts. */
export const composed: RegExp[] = [
  /^valda-web-type-(action|attack|defence|weapon)$/,
  /^valda-web-power-(heimdall|freya|surtur|tyr|thor|odin|loki)-[12]$/,
  /^valda-web-power-(ymir|kari|hel|agir|grim|thrym|mork)-[12]$/,
  /^valda-web-filter-deck-[01]$/,
  /^valda-web-fate-(blocked|struck)$/,
  /^valda-web-points-(action|build)$/,
  /^valda-web-phase-(valda|attack|followers|resource)$/,
  /^valda-web-button-turn-(action|build)$/,
  /^valda-web-button-(mine|drill)(-for)?$/,
  /^valda-web-about-(mine|drill)$/,
  /^valda-web-hint-[a-z-]+$/,
  /^valda-web-tab-(map|hand|village)$/,
  /^valda-web-provenance-[a-z]+$/,
  /^valda-web-moment-[a-z]+$/,
  /^valda-web-ask-(always|concerned|never)$/,
  /^valda-web-tally-(followers|buildings|temples|runes|resources)$/,
];
