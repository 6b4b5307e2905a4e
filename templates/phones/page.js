// « Mon équipe »: shows the teams whose number, name or players fit what is typed. Without scripts the list at the end has them all.
(() => {
  'use strict';
  const by = id => document.getElementById(id);
  const plain = text => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/œ/g, 'oe').replace(/[\s'’-]+/g, ' ').trim();
  const teams = [...document.querySelectorAll('#equipes .teams > li')];
  const entries = teams.map(item => ({ item, number: item.dataset.number, text: plain(item.querySelector('.who').textContent) }));
  const fits = words => entry => words.every(word => /^\d+$/.test(word) ? entry.number === word || entry.text.split(' ').includes(word) : entry.text.includes(word));
  const remember = text => { try { localStorage.setItem('atout', text); } catch { /* not allowed here */ } };
  const remembered = () => { try { return localStorage.getItem('atout') || ''; } catch { return ''; } };
  const search = () => {
    const text = plain(by('cherche').value);
    const found = text ? entries.filter(fits(text.split(' '))) : [];
    by('trouve').replaceChildren(...found.slice(0, 20).map(entry => entry.item.cloneNode(true)));
    if (found.length === 1) { by('trouve').querySelector('details').open = true; }
    by('rien').hidden = !text || found.length > 0;
    remember(by('cherche').value);
  };
  by('recherche').hidden = false;
  by('recherche').addEventListener('submit', event => event.preventDefault());
  by('cherche').addEventListener('input', search);
  by('cherche').value = remembered();
  search();
  document.querySelector('nav a').addEventListener('click', event => { event.preventDefault(); by('cherche').focus(); scrollTo(0, 0); });
})();
