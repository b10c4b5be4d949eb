/**
 * The drawings of Valda, and its table in set positions, for those who work on them:
 * `npm run dev`, then /src/lib/games/valda/gallery/index.html?show=cards. No part of the built page.
 */
import { mount } from 'svelte';

import '$lib/theme/theme.css';
import { settings } from '$lib/settings/settings.svelte';
import { locale } from '$lib/words/locale.svelte';

import Gallery from './Gallery.svelte';

settings.apply();
await locale.learn('valda');
const target = document.getElementById('app');
if (target)
  mount(Gallery, {
    target,
    props: { show: new URLSearchParams(location.search).get('show') ?? 'art' },
  });
