import { mount } from 'svelte';

import '$lib/theme/theme.css';
import { settings } from '$lib/settings/settings.svelte';
import { locale } from '$lib/words/locale.svelte';

import App from './App.svelte';

// `?locale=` is for trying a language out, and for the pseudo-locale.
const wish = new URLSearchParams(location.search).get('locale');

settings.apply();
for (const query of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)']) {
  matchMedia(query).addEventListener('change', () => settings.apply());
}

const target = document.getElementById('app');
if (target) void locale.choose(wish ?? settings.all.language).then(() => mount(App, { target }));
