/** The keys of words that the code of this game puts together from parts. */
export const composed: RegExp[] = [
  /^valda-web-type-(action|attack|defence|weapon)$/,
  /^valda-web-power-(heimdall|freya|surtur|tyr|thor|odin|loki)-[12]$/,
  /^valda-web-button-(resource|take|gain|pay|steal|destroy|give|get|mine|drill)$/,
  /^valda-web-about-(mine|drill)$/,
  /^valda-web-tab-(map|hand|village)$/,
  /^valda-web-provenance-[a-z]+$/,
  /^valda-web-moment-[a-z]+$/,
  /^valda-web-ask-(always|concerned|never)$/,
];
