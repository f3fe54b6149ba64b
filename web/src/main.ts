import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './lib/app/settings.svelte';
import { loadWords } from './lib/i18n/words';
import 'virtual:fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/spots.css';

applySettings();
void loadWords()
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById('app')! }));
