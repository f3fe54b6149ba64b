import { mount } from 'svelte';
import Gallery from './pages/Gallery.svelte';
import 'virtual:fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/spots.css';

mount(Gallery, { target: document.getElementById('app')! });
