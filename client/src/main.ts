import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './shell/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

await begin();
mount(App, { target: document.getElementById('app')! });
